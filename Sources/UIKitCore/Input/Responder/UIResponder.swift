/// What an accessibility block that answers is. Follows Apple's page "AXBoolReturnBlock".
public typealias AXBoolReturnBlock = () -> Bool

/// An object that receives events and actions, or passes them to the next responder.
///
/// Follows Apple's page "UIResponder".
@preconcurrency @MainActor
open class UIResponder: NSObject, UIUserActivityRestoring, UIResponderStandardEditActions,
    UIPasteConfigurationSupporting, UIActivityItemsConfigurationProviding
{
    /// State that few responders have, made at its first use.
    package nonisolated(unsafe) var extraState: ResponderState?

    /// Creates a responder that has no next responder of its own.
    public override init() {
        super.init()
    }

    // MARK: Interface Builder

    /// Called when the object has come from a storyboard or nib, and all that came with it is connected. The base class does nothing.
    ///
    /// A controller is notified before its view is made. On Apple's systems it is `NSObject`'s.
    open func awakeFromNib() {
        _ = inExtension?.awakeFromNib()
    }

    /// Called by Interface Builder before it shows the object in its canvas; never when an app runs. The base class does nothing. iOS 8.
    ///
    /// On Apple's systems it is `NSObject`'s. Follows Apple's page "prepareForInterfaceBuilder()".
    open func prepareForInterfaceBuilder() {}

    /// Sets the property of a name, as storyboards and nibs do with outlets.
    ///
    /// On Apple's systems it is `NSObject`'s, and knows all properties; here it knows those of ``InterfaceBuilderConnected``.
    open func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, forKey: key, of: self) }

    /// Called for a name that the object does not have. The base class raises UIKit's exception.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueCoding.refuse(self, "setValue:forUndefinedKey:", key)
    }

    /// The property of a name. One that the object does not have is UIKit's exception.
    open func value(forKey key: String) -> Any? { KeyValueCoding.get(key, of: self) }

    /// The value that a path such as `"layer.cornerRadius"` leads to. Follows Apple's page "value(forKeyPath:)".
    open func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.get(keyPath: keyPath, of: self) }

    /// Sets what a path such as `"layer.cornerRadius"` leads to. Follows Apple's page "setValue(_:forKeyPath:)".
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyValueCoding.set(value, forKeyPath: keyPath, of: self)
    }

    // MARK: Chain

    /// The responder that gets what this one does not handle. The base class returns `nil`.
    ///
    /// A view returns the view controller that owns it, or its superview; a view controller returns its
    /// view's superview, its presenter or its window; a window its scene; a scene the application.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether this is its window's first responder, to which keyboard events and actions without a target
    /// go.
    open var isFirstResponder: Bool { firstResponderWindow?.firstResponder === self }

    /// Whether it may become the first responder. Default `false`.
    open var canBecomeFirstResponder: Bool { false }

    /// Makes this the first responder of its window. Returns whether it is.
    ///
    /// It must want to be, be in a window, and the present first responder must let go.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeFirstResponder() }

    /// Called when this has become the first responder, before the keyboard follows.
    func becameFirstResponder() {}

    /// Whether it lets go of being the first responder. Default `true`.
    open var canResignFirstResponder: Bool { true }

    /// Ceases to be the first responder. Returns whether it has.
    @discardableResult
    open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

    // MARK: Actions

    /// Whether it performs an action in the present situation. The base class says whether it has the method: one
    /// that was given with its selector.
    ///
    /// Since iOS 11 a responder pastes what its ``pasteConfiguration`` allows.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canUndo(action) ?? CameraText.canCapture(action, self) ?? FindCommands.canPerform(action, self)
            ?? (SelectorMethods.knows(action, of: self) || action.name == "paste:" && canPasteByConfiguration)
    }

    /// Who performs an action: this responder if it can, or else the next one that can. iOS 7.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        takesActions && canPerformAction(action, withSender: sender)
            ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Editing

    /// Called to take the selection away and put it on the pasteboard. The base class does nothing. iOS 3.
    open func cut(_ sender: Any?) {}

    /// Called to put the selection on the pasteboard. The base class does nothing. iOS 3.
    open func copy(_ sender: Any?) {}

    /// Called to put what is on the pasteboard in the place of the selection. The base class takes what its ``pasteConfiguration``
    /// allows. iOS 3.
    open func paste(_ sender: Any?) { pasteByConfiguration() }

    /// Called to select what is at the insertion point. The base class does nothing. iOS 3.
    open func select(_ sender: Any?) {}

    /// Called to select everything. The base class does nothing. iOS 3.
    open func selectAll(_ sender: Any?) {}

    /// Called to take the selection away. The base class does nothing. iOS 3.2.
    open func delete(_ sender: Any?) {}

    // MARK: Pasting and dropping items

    /// Which types of items the responder takes when they are pasted or, on a view, dropped. Default `nil`: none. iOS 11.
    ///
    /// Follows Apple's page "pasteConfiguration".
    open var pasteConfiguration: UIPasteConfiguration? {
        get { extraState?.pasteConfiguration }
        set { ensureExtraState().pasteConfiguration = newValue?.copy() as? UIPasteConfiguration }
    }

    /// Called with the items that are pasted or dropped. The base class does nothing. iOS 11.
    ///
    /// Follows Apple's page "paste(itemProviders:)".
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Whether all of the items can be taken. The base class says whether each is of one of the configuration's types. iOS 11.
    ///
    /// Follows Apple's page "canPaste(_:)".
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) ?? false
    }

    /// What the responder offers for sharing. Default `nil`. iOS 13.
    ///
    /// Follows Apple's page "activityItemsConfiguration".
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { extraState?.activityItems }
        set { ensureExtraState().activityItems = newValue }
    }

    /// Called to put the text on the pasteboard in, with the look of what is around. The base class does nothing. iOS 15.
    open func pasteAndMatchStyle(_ sender: Any?) {}

    /// Called to put the address on the pasteboard in, and go there. The base class does nothing. iOS 15.
    open func pasteAndGo(_ sender: Any?) {}

    /// Called to put the words on the pasteboard in, and search for them. The base class does nothing. iOS 15.
    open func pasteAndSearch(_ sender: Any?) {}

    /// Called to have the selected paragraphs written from left to right. The base class does nothing. iOS 5.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

    /// Called to have the selected paragraphs written from right to left. The base class does nothing. iOS 5.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

    /// Called to make the selected text bold, or not. The base class does nothing. iOS 6.
    open func toggleBoldface(_ sender: Any?) {}

    /// Called to make the selected text italic, or not. The base class does nothing. iOS 6.
    open func toggleItalics(_ sender: Any?) {}

    /// Called to underline the selected text, or not. The base class does nothing. iOS 6.
    open func toggleUnderline(_ sender: Any?) {}

    /// Called to make the selected text larger. The base class does nothing. iOS 7.
    open func increaseSize(_ sender: Any?) {}

    /// Called to make the selected text smaller. The base class does nothing. iOS 7.
    open func decreaseSize(_ sender: Any?) {}

    /// Called to begin to find text. A view with a ``UIFindInteraction`` does so; the base class does nothing. iOS 16.
    open func find(_ sender: Any?) {
        FindCommands.interaction(of: self)?.presentFindNavigator(showingReplace: false)
    }

    /// Called to begin to find text and to replace it. A view with a ``UIFindInteraction`` does so; the base class does nothing. iOS 16.
    open func findAndReplace(_ sender: Any?) {
        FindCommands.interaction(of: self)?.presentFindNavigator(showingReplace: true)
    }

    /// Called to go to the next text that was found. A view with a ``UIFindInteraction`` does so; the base class does nothing. iOS 16.
    open func findNext(_ sender: Any?) {
        FindCommands.interaction(of: self)?.findNext()
    }

    /// Called to go to the text that was found before this one. A view with a ``UIFindInteraction`` does so; the base class does nothing. iOS 16.
    open func findPrevious(_ sender: Any?) {
        FindCommands.interaction(of: self)?.findPrevious()
    }

    /// Called to find what is selected. A view with a ``UIFindInteraction`` does so; the base class does nothing. iOS 16.
    open func useSelectionForFind(_ sender: Any?) {
        FindCommands.useSelection(of: self)
    }

    /// Called to print the content. Its selector is `print:`. The base class does nothing. iOS 15.
    open func printContent(_ sender: Any?) {}

    /// Called to give what is selected another name. The base class does nothing. iOS 16.
    open func rename(_ sender: Any?) {}

    /// Called to make a copy of what is selected. The base class does nothing. iOS 16.
    open func duplicate(_ sender: Any?) {}

    /// Called to move what is selected to another place. The base class does nothing. iOS 16.
    open func move(_ sender: Any?) {}

    /// Called to export what is selected. The base class does nothing. iOS 16.
    open func export(_ sender: Any?) {}

    /// Called to change the attributes of the selection: the handler makes the new ones of each run from the old ones. The base class
    /// does nothing. iOS 13.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}

    /// Takes text from the camera, where the responder is typed into. iOS 15.
    ///
    /// A simulator says what the camera sees. Follows Apple's page "captureTextFromCamera(_:)".
    open func captureTextFromCamera(_ sender: Any?) { CameraText.capture(into: self) }

    // MARK: Menus

    /// Called to change the menus of a system: on the application and its delegate for the main one, and for edit menus on the responders
    /// of what they are for, the last of the chain first. The base class does nothing. iOS 13.
    ///
    /// Follows Apple's page "buildMenu(with:)".
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Called on the responder that would do what a command is for, before the command is shown or its key is used: change its title,
    /// state and attributes here. The base class does nothing. iOS 13.
    ///
    /// Follows Apple's page "validate(_:)".
    open func validate(_ command: UICommand) {}

    // MARK: Undoing

    /// The undo manager of the nearest responder that has one, from this one on: the window's, unless another overrides this.
    /// iOS 3.
    ///
    /// On Linux a text field has none of its own, as typing is not undone. Follows Apple's page "undoManager".
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Touches

    /// Called when fingers come down. The base class hands it on to ``next``.
    ///
    /// Whoever overrides one of the four touch methods overrides all, and calls `super` in none of them. Follows
    /// Apple's page "touchesBegan(_:with:)".
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard inExtension?.touchesBegan(touches, with: event) == nil else { return }
        next?.touchesBegan(touches, with: event)
    }

    /// Called when fingers move. The base class hands it on to ``next``.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard inExtension?.touchesMoved(touches, with: event) == nil else { return }
        next?.touchesMoved(touches, with: event)
    }

    /// Called when fingers go up. The base class hands it on to ``next``.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard inExtension?.touchesEnded(touches, with: event) == nil else { return }
        next?.touchesEnded(touches, with: event)
    }

    /// Called when the system or a gesture takes touches away. The base class hands it on to ``next``.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard inExtension?.touchesCancelled(touches, with: event) == nil else { return }
        next?.touchesCancelled(touches, with: event)
    }

    /// Called when better values are known for properties of touches that were estimated, as those of a pencil are. Touches here are
    /// exact. The base class hands it on to ``next``. iOS 9.1.
    ///
    /// Follows Apple's page "touchesEstimatedPropertiesUpdated(_:)".
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        next?.touchesEstimatedPropertiesUpdated(touches)
    }

    // MARK: Motion

    /// Called when the user begins to shake the device, on the key window's first responder or else on the window.
    /// The base class hands it on to ``next``. iOS 3.
    ///
    /// Follows Apple's page "motionBegan(_:with:)".
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard inExtension?.motionBegan(motion, with: event) == nil else { return }
        next?.motionBegan(motion, with: event)
    }

    /// Called when the shake is over, on the responder that was notified of its beginning. The base class hands it on to
    /// ``next``. iOS 3.
    ///
    /// Follows Apple's page "motionEnded(_:with:)".
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard inExtension?.motionEnded(motion, with: event) == nil else { return }
        next?.motionEnded(motion, with: event)
    }

    /// Called instead when the app ceases to be active during the shake, or the responder leaves its window. The base
    /// class hands it on to ``next``. iOS 3.
    ///
    /// Follows Apple's page "motionCancelled(_:with:)".
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard inExtension?.motionCancelled(motion, with: event) == nil else { return }
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Remote control

    /// Called when the user presses a button of a headset, on the first responder, after
    /// ``UIApplication/beginReceivingRemoteControlEvents()``. The base class hands it on to ``next``. iOS 4.
    ///
    /// Follows Apple's page "remoteControlReceived(with:)".
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Presses and keys

    /// Called when buttons or keys are pressed. The base class hands it on to ``next``. iOS 9.
    ///
    /// A key goes to the key window's first responder, or without one to the page in front, unless a key command or
    /// the system has a use for it. A first responder that takes text has typed what the keys write when this returns.
    /// Follows Apple's page "pressesBegan(_:with:)".
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        takeTyped(presses)
        next?.pressesBegan(presses, with: event)
    }

    /// Called when the force of a press has changed, as only buttons with a measure of force tell. The base class hands
    /// it on to ``next``. iOS 9.
    ///
    /// Follows Apple's page "pressesChanged(_:with:)".
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when buttons or keys are let go, on the responder that was notified of their beginning. The base class hands it
    /// on to ``next``. iOS 9.
    ///
    /// Follows Apple's page "pressesEnded(_:with:)".
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called instead when the app ceases to be active during a press. The base class hands it on to ``next``. iOS 9.
    ///
    /// Follows Apple's page "pressesCancelled(_:with:)".
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The key commands of this responder, which count while it is in the chain of the first one. Default `nil`. iOS 7.
    ///
    /// Asked at each press of a key, from the first responder on. A command's action is performed by the first
    /// responder of the chain that has it. Follows Apple's page "keyCommands".
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called when the user of an assistive technology wants to leave what this is in, as VoiceOver's two-finger scrub
    /// does. Returns whether that is done; if not, ``next`` is asked. The base class asks
    /// ``accessibilityPerformEscapeBlock``, and returns `false` without one. iOS 5.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityPerformEscape()".
    open func accessibilityPerformEscape() -> Bool { extraState?.escape?() ?? false }

    /// Called when the user of an assistive technology activates this. Returns whether it is done; the base class returns `false`, and
    /// the element is touched instead. iOS 7.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityActivate()".
    open func accessibilityActivate() -> Bool { accessibilityNotesIfMade?.blocks.activate?() ?? false }

    /// Called when the user of an assistive technology wants more of an adjustable element. The base class does nothing. iOS 4.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityIncrement()".
    open func accessibilityIncrement() { accessibilityNotesIfMade?.blocks.increment?() }

    /// Called when the user of an assistive technology wants less of an adjustable element. The base class does nothing. iOS 4.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityDecrement()".
    open func accessibilityDecrement() { accessibilityNotesIfMade?.blocks.decrement?() }

    /// Called for VoiceOver's two-finger double tap. Returns whether something is done; the base class returns `false`. iOS 6.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityPerformMagicTap()".
    open func accessibilityPerformMagicTap() -> Bool {
        accessibilityNotesIfMade?.blocks.magicTap?() ?? false
    }

    /// What stands in for ``accessibilityPerformEscape()``, so that no subclass is needed. Default `nil`. iOS 17.
    ///
    /// On a device every object has it. Follows Apple's page "accessibilityPerformEscapeBlock".
    open var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { extraState?.escape }
        set { ensureExtraState().escape = newValue }
    }

    /// What the object is called, with how it is spoken; it and `accessibilityLabel` are one. iOS 11. On a device every object has it.
    /// Follows Apple's page "accessibilityAttributedLabel".
    open var accessibilityAttributedLabel: NSAttributedString? {
        get {
            said(
                \.attributedLabel,
                or: attributed(accessibilityLabel, as: accessibilityNotesIfMade?.attributedLabel))
        }
        set {
            accessibilityLabel = newValue?.string
            ensureAccessibilityNotes().attributedLabel = newValue
        }
    }

    /// What using the object does, with how it is spoken; it and `accessibilityHint` are one. iOS 11. On a device every object has it.
    /// Follows Apple's page "accessibilityAttributedHint".
    open var accessibilityAttributedHint: NSAttributedString? {
        get {
            said(
                \.attributedHint,
                or: attributed(accessibilityHint, as: accessibilityNotesIfMade?.attributedHint))
        }
        set {
            accessibilityHint = newValue?.string
            ensureAccessibilityNotes().attributedHint = newValue
        }
    }

    /// What the object is set to, with how it is spoken; it and `accessibilityValue` are one. iOS 11. On a device every object has it.
    /// Follows Apple's page "accessibilityAttributedValue".
    open var accessibilityAttributedValue: NSAttributedString? {
        get {
            said(
                \.attributedValue,
                or: attributed(accessibilityValue, as: accessibilityNotesIfMade?.attributedValue))
        }
        set {
            accessibilityValue = newValue?.string
            ensureAccessibilityNotes().attributedValue = newValue
        }
    }

    /// The outline of the object in the screen's coordinates, which counts for more than the frame. Default `nil`. iOS 7. On a device
    /// every object has it. Follows Apple's page "accessibilityPath".
    open var accessibilityPath: UIBezierPath? {
        get { said(\.path, or: accessibilityNotesIfMade?.path) }
        set { ensureAccessibilityNotes().path = newValue }
    }

    /// Where the object is touched when it is activated, in the screen's coordinates. Default the middle of the frame. iOS 5. On a
    /// device every object has it. Follows Apple's page "accessibilityActivationPoint".
    open var accessibilityActivationPoint: CGPoint {
        get {
            said(
                \.activationPoint, or: accessibilityNotesIfMade?.activationPoint ?? accessibilityFrame.middle)
        }
        set { ensureAccessibilityNotes().activationPoint = newValue }
    }

    /// How Switch Control goes through what is in the object. Default `.automatic`. iOS 8. On a device every object has it. Follows
    /// Apple's page "accessibilityNavigationStyle".
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { said(\.navigationStyle, or: accessibilityNotesIfMade?.navigationStyle ?? .automatic) }
        set { ensureAccessibilityNotes().navigationStyle = newValue }
    }

    /// Whether the object does something for the user. By itself it follows from the traits and from what takes touches. iOS 13. On a
    /// device every object has it. Follows Apple's page "accessibilityRespondsToUserInteraction".
    open var accessibilityRespondsToUserInteraction: Bool {
        get { said(\.respondsToUser, or: accessibilityNotesIfMade?.respondsToUser ?? seemsToRespond) }
        set { ensureAccessibilityNotes().respondsToUser = newValue }
    }

    /// What the user may call the object, the best name first; without one `accessibilityLabel` counts. Default empty. iOS 13. On a
    /// device every object has it. Follows Apple's page "accessibilityUserInputLabels".
    open var accessibilityUserInputLabels: [String]! {
        get { said(\.inputLabels, or: accessibilityNotesIfMade?.inputLabels.map(\.string)) ?? [] }
        set {
            ensureAccessibilityNotes().inputLabels = (newValue ?? []).map { NSAttributedString(string: $0) }
        }
    }

    /// What the user may call the object, with how it is spoken; they and `accessibilityUserInputLabels` are one. iOS 13. On a device
    /// every object has it. Follows Apple's page "accessibilityAttributedUserInputLabels".
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { said(\.attributedInputLabels, or: accessibilityNotesIfMade?.inputLabels) ?? [] }
        set { ensureAccessibilityNotes().inputLabels = newValue ?? [] }
    }

    /// What sort of text the object has. Default `nil`. iOS 13. On a device every object has it. Follows Apple's page
    /// "accessibilityTextualContext".
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { said(\.textualContext, or: accessibilityNotesIfMade?.textualContext) }
        set { ensureAccessibilityNotes().textualContext = newValue }
    }

    /// How VoiceOver treats an object that gets touches as they are. Default `[]`. iOS 17. On a device every object has it. Follows
    /// Apple's page "accessibilityDirectTouchOptions".
    open var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
        get { accessibilityNotesIfMade?.directTouch ?? [] }
        set { ensureAccessibilityNotes().directTouch = newValue }
    }

    /// What the object is to the elements in it. Default `.none`. iOS 11. On a device every object has it. Follows Apple's page
    /// "accessibilityContainerType".
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { said(\.containerType, or: accessibilityNotesIfMade?.containerType ?? .none) }
        set { ensureAccessibilityNotes().containerType = newValue }
    }

    /// What the user of an assistive technology can do with the object beside activating it. Default `nil`. iOS 8. On a device every
    /// object has it. Follows Apple's page "accessibilityCustomActions".
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { said(\.customActions, or: accessibilityNotesIfMade?.customActions) }
        set { ensureAccessibilityNotes().customActions = newValue }
    }

    /// The rotors of the object and of what is in it. Default `nil`. iOS 10. On a device every object has it. Follows Apple's page
    /// "accessibilityCustomRotors".
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { said(\.customRotors, or: accessibilityNotesIfMade?.customRotors) }
        set { ensureAccessibilityNotes().customRotors = newValue }
    }

    /// Where drags of the object can begin; `nil`, the default, leaves it to its interactions, and an empty array says nowhere. iOS 11.
    /// On a device every object has it. Follows Apple's page "accessibilityDragSourceDescriptors".
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityNotesIfMade?.dragSources }
        set { ensureAccessibilityNotes().dragSources = newValue }
    }

    /// Where something can be dropped on the object; `nil`, the default, leaves it to its interactions, and an empty array says
    /// nowhere. iOS 11. On a device every object has it. Follows Apple's page "accessibilityDropPointDescriptors".
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityNotesIfMade?.dropPoints }
        set { ensureAccessibilityNotes().dropPoints = newValue }
    }

    /// What UI tests find in the object in place of `accessibilityElements`. Default `nil`. iOS 17. On a device every object has it.
    /// Follows Apple's page "automationElements".
    open var automationElements: [Any]? {
        get { said(\.automationElements, or: accessibilityNotesIfMade?.automationElements) }
        set { ensureAccessibilityNotes().automationElements = newValue }
    }

    /// Called when the user of an assistive technology zooms in on an element that supports it, at a point of the view. Returns whether
    /// it is done; the base class returns `false`. iOS 17. On a device every object has it. Follows Apple's page
    /// "accessibilityZoomIn(at:)".
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }

    /// Called when the user of an assistive technology zooms out of an element that supports it, at a point of the view. Returns
    /// whether it is done; the base class returns `false`. iOS 17. On a device every object has it. Follows Apple's page
    /// "accessibilityZoomOut(at:)".
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

    /// Called when the user of an assistive technology scrolls by a page, on the element with the cursor and then on what it is in.
    /// Returns whether it is done; whoever does it posts `pageScrolled`. The base class returns `false`. iOS 4.2. On a device every
    /// object has it. Follows Apple's page "accessibilityScroll(_:)".
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Called when an assistive technology has moved its cursor to the object. The base class does nothing. iOS 4. On a device every
    /// object has it. Follows Apple's page "accessibilityElementDidBecomeFocused()".
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when an assistive technology has moved its cursor away. The base class does nothing. iOS 4. On a device every object has
    /// it. Follows Apple's page "accessibilityElementDidLoseFocus()".
    open func accessibilityElementDidLoseFocus() {}

    /// Whether an assistive technology has its cursor on the object. iOS 4. On a device every object has it. Follows Apple's page
    /// "accessibilityElementIsFocused()".
    open func accessibilityElementIsFocused() -> Bool { Runtime.current.accessibility.isFocused(self) }

    /// The assistive technologies that have their cursor on the object; `nil` without one. iOS 9. On a device every object has it.
    /// Follows Apple's page "accessibilityAssistiveTechnologyFocusedIdentifiers()".
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
        UIAccessibility.AssistiveTechnologyIdentifier
    >? { Runtime.current.accessibility.technologies(on: self) }
    /// What the system does with a key for a responder that has no command for it; whether it does anything.
    func performsSystemKey(_ key: UIKey) -> Bool { false }

    // MARK: Observing

    /// Called when a property has changed that this responder observes by name. The base class raises an exception: override
    /// it, and hand on to `super` what is not yours.
    ///
    /// On a device every object has it. Follows Apple's page "observeValue(forKeyPath:of:change:context:)".
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        UIResponder.raiseUnhandled(by: self, keyPath)
    }

    // MARK: Activities

    /// What the user does here. Default `nil`. iOS 8.
    ///
    /// Several responders may share one. When it is saved its `userInfo` is emptied, and each of them brings it up to date in
    /// ``updateUserActivityState(_:)``. One that no responder has any more is invalidated. Follows Apple's page
    /// "userActivity".
    open var userActivity: NSUserActivity? {
        get { extraState?.userActivity }
        set { changeUserActivity(to: newValue) }
    }

    /// Called when an activity of this responder's is saved: put its state into `userInfo` here. The base class does nothing.
    /// iOS 8.
    ///
    /// Follows Apple's page "updateUserActivityState(_:)".
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Brings back the state of an activity that is gone on with. The base class does nothing. iOS 8.
    ///
    /// Follows Apple's page "restoreUserActivityState(_:)".
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Input views

    /// The view that stands in for the keyboard while this is the first responder. Default `nil`.
    open var inputView: UIView? { nil }

    /// The view that is shown over the keyboard while this is the first responder. Default `nil`.
    open var inputAccessoryView: UIView? { nil }

    /// The controller whose view stands in for the keyboard while this is the first responder and has no ``inputView``. Default `nil`.
    /// iOS 8.
    ///
    /// Follows Apple's page "inputViewController".
    open var inputViewController: UIInputViewController? { nil }

    /// The controller whose view is shown over the keyboard while this is the first responder and has no ``inputAccessoryView``. Default
    /// `nil`. iOS 8.
    ///
    /// Follows Apple's page "inputAccessoryViewController".
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// The items over the keyboard of a tablet while this is the first responder. Change it, and do not override this. iOS 9.
    ///
    /// Follows Apple's page "inputAssistantItem".
    open var inputAssistantItem: UITextInputAssistantItem { ensureAssistantItem() }

    /// The language of the keyboard. Override it to have another while this is the first responder: one of
    /// ``UITextInputMode/activeInputModes``. iOS 7.
    ///
    /// Follows Apple's page "textInputMode".
    open var textInputMode: UITextInputMode? { TextInputSystem.current.mode }

    /// Forgets the language that the user chose in the context of an identifier. iOS 7.
    ///
    /// Follows Apple's page "clearTextInputContextIdentifier(_:)".
    open class func clearTextInputContextIdentifier(_ identifier: String) {
        TextInputSystem.current.forgetContext(identifier)
    }

    /// Which gestures of three fingers edit the text. Default `.default`. iOS 13.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    /// By what the input mode that the user chose for this responder is remembered. Default `nil`: by nothing. iOS 7.
    open var textInputContextIdentifier: String? { nil }

    /// Asks for the input views and the keyboard's traits again while this is the first responder. iOS 3.2.
    ///
    /// Follows Apple's page "reloadInputViews()".
    open func reloadInputViews() {
        if isFirstResponder { Runtime.current.keyboard.follow() }
    }
}
