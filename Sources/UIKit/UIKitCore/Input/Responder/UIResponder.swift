/// An accessibility block that returns whether it has handled an action. Follows Apple's page "AXBoolReturnBlock".
public typealias AXBoolReturnBlock = () -> Bool

/// An object that handles events and actions, or passes them to the next responder.
///
/// Follows Apple's page "UIResponder".
@preconcurrency @MainActor
open class UIResponder: NSObject, UIUserActivityRestoring, UIResponderStandardEditActions,
    UIPasteConfigurationSupporting, UIActivityItemsConfigurationProviding
{
    /// State that few responders have, created at its first use. Only the main thread uses it; associated objects and key-value observation
    /// have no isolation.
    package nonisolated(unsafe) var extraState: ResponderState?

    /// Creates a responder without a next responder.
    public override init() {
        super.init()
    }

    // MARK: Interface Builder

    /// Called when the object was loaded from a storyboard or nib, and all connections are made. The base class does nothing.
    ///
    /// A view controller is notified before its view is created. On Apple's platforms, the method belongs to `NSObject`.
    open func awakeFromNib() {
        _ = inExtension?.awakeFromNib()
    }

    /// Called by Interface Builder before it shows the object in its canvas; never in a running app. The base class does nothing. iOS 8.
    ///
    /// On Apple's platforms, the method belongs to `NSObject`. Follows Apple's page "prepareForInterfaceBuilder()".
    open func prepareForInterfaceBuilder() {}

    /// Sets a property by its name, as storyboards and nibs do for outlets.
    ///
    /// On Apple's platforms, the method belongs to `NSObject` and supports all properties; here it supports those of
    /// ``InterfaceBuilderConnected``.
    open func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, forKey: key, of: self) }

    /// Called for an unknown property. The base class raises UIKit's exception.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueCoding.refuse(self, "setValue:forUndefinedKey:", key)
    }

    /// Returns the value of a property. An unknown property causes UIKit's exception.
    open func value(forKey key: String) -> Any? { KeyValueCoding.get(key, of: self) }

    /// Returns the value at a key path such as `"layer.cornerRadius"`. Follows Apple's page "value(forKeyPath:)".
    open func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.get(keyPath: keyPath, of: self) }

    /// Sets the value at a key path such as `"layer.cornerRadius"`. Follows Apple's page "setValue(_:forKeyPath:)".
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyValueCoding.set(value, forKeyPath: keyPath, of: self)
    }

    // MARK: Responder chain

    /// The next responder, which receives the events that this one doesn't handle. The base class returns `nil`.
    ///
    /// A view returns its view controller or its superview; a view controller returns its view's superview, its presenting view controller
    /// or its window; a window its scene; a scene the application.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether this is its window's first responder, which receives keyboard events and actions without a target.
    open var isFirstResponder: Bool { firstResponderWindow?.firstResponder === self }

    /// Whether this responder can become first responder. Default `false`.
    open var canBecomeFirstResponder: Bool { false }

    /// Makes this the first responder of its window. Returns whether it is the first responder.
    ///
    /// It must be in a window and allow it, and the current first responder must resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeFirstResponder() }

    /// Called when this has become the first responder, before the keyboard changes.
    func becameFirstResponder() {}

    /// Whether this responder can resign first responder. Default `true`.
    open var canResignFirstResponder: Bool { true }

    /// Resigns first responder. Returns whether it has resigned.
    @discardableResult
    open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

    // MARK: Actions

    /// Returns whether the responder can currently perform an action. The base class returns whether it has the method, which must have
    /// been registered with its selector.
    ///
    /// On iOS 11 and later, a responder pastes the items that its ``pasteConfiguration`` allows.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canUndo(action) ?? CameraText.canCapture(action, self) ?? FindCommands.canPerform(action, self)
            ?? (SelectorMethods.knows(action, of: self) || action.name == "paste:" && canPasteByConfiguration)
    }

    /// Returns the target for an action: this responder if it can perform it, or the nearest next responder that can. iOS 7.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        takesActions && canPerformAction(action, withSender: sender)
            ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Editing

    /// Called to move the selection to the pasteboard. The base class does nothing. iOS 3.
    open func cut(_ sender: Any?) {}

    /// Called to copy the selection to the pasteboard. The base class does nothing. iOS 3.
    open func copy(_ sender: Any?) {}

    /// Called to replace the selection with the contents of the pasteboard. The base class pastes the items that its ``pasteConfiguration``
    /// allows. iOS 3.
    open func paste(_ sender: Any?) { pasteByConfiguration() }

    /// Called to select the object at the insertion point. The base class does nothing. iOS 3.
    open func select(_ sender: Any?) {}

    /// Called to select everything. The base class does nothing. iOS 3.
    open func selectAll(_ sender: Any?) {}

    /// Called to delete the selection. The base class does nothing. iOS 3.2.
    open func delete(_ sender: Any?) {}

    // MARK: Pasting and dropping items

    /// The types of items that the responder accepts for pasting and, if it is a view, for dropping. Default `nil`: none. iOS 11.
    ///
    /// Follows Apple's page "pasteConfiguration".
    open var pasteConfiguration: UIPasteConfiguration? {
        get { extraState?.pasteConfiguration }
        set { ensureExtraState().pasteConfiguration = newValue?.copy() as? UIPasteConfiguration }
    }

    /// Called with the pasted or dropped items. The base class does nothing. iOS 11.
    ///
    /// Follows Apple's page "paste(itemProviders:)".
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Returns whether all items can be pasted. The base class returns whether each conforms to one of the configuration's types. iOS 11.
    ///
    /// Follows Apple's page "canPaste(_:)".
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) ?? false
    }

    /// The items that the responder provides for sharing. Default `nil`. iOS 13.
    ///
    /// Follows Apple's page "activityItemsConfiguration".
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { extraState?.activityItems }
        set { ensureExtraState().activityItems = newValue }
    }

    /// Called to paste the text on the pasteboard in the style of the surrounding text. The base class does nothing. iOS 15.
    open func pasteAndMatchStyle(_ sender: Any?) {}

    /// Called to paste the URL on the pasteboard and open it. The base class does nothing. iOS 15.
    open func pasteAndGo(_ sender: Any?) {}

    /// Called to paste the text on the pasteboard and search for it. The base class does nothing. iOS 15.
    open func pasteAndSearch(_ sender: Any?) {}

    /// Called to set the writing direction of the selected paragraphs to left-to-right. The base class does nothing. iOS 5.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

    /// Called to set the writing direction of the selected paragraphs to right-to-left. The base class does nothing. iOS 5.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

    /// Called to toggle bold in the selected text. The base class does nothing. iOS 6.
    open func toggleBoldface(_ sender: Any?) {}

    /// Called to toggle italics in the selected text. The base class does nothing. iOS 6.
    open func toggleItalics(_ sender: Any?) {}

    /// Called to toggle underlining in the selected text. The base class does nothing. iOS 6.
    open func toggleUnderline(_ sender: Any?) {}

    /// Called to make the selected text larger. The base class does nothing. iOS 7.
    open func increaseSize(_ sender: Any?) {}

    /// Called to make the selected text smaller. The base class does nothing. iOS 7.
    open func decreaseSize(_ sender: Any?) {}

    /// Called to find text. Supported by a view with a ``UIFindInteraction``; the base class does nothing. iOS 16.
    open func find(_ sender: Any?) {
        FindCommands.interaction(of: self)?.presentFindNavigator(showingReplace: false)
    }

    /// Called to find and replace text. Supported by a view with a ``UIFindInteraction``; the base class does nothing. iOS 16.
    open func findAndReplace(_ sender: Any?) {
        FindCommands.interaction(of: self)?.presentFindNavigator(showingReplace: true)
    }

    /// Called to find the next result. Supported by a view with a ``UIFindInteraction``; the base class does nothing. iOS 16.
    open func findNext(_ sender: Any?) {
        FindCommands.interaction(of: self)?.findNext()
    }

    /// Called to find the previous result. Supported by a view with a ``UIFindInteraction``; the base class does nothing. iOS 16.
    open func findPrevious(_ sender: Any?) {
        FindCommands.interaction(of: self)?.findPrevious()
    }

    /// Called to find the selected text. Supported by a view with a ``UIFindInteraction``; the base class does nothing. iOS 16.
    open func useSelectionForFind(_ sender: Any?) {
        FindCommands.useSelection(of: self)
    }

    /// Called to print the content. Its selector is `print:`. The base class does nothing. iOS 15.
    open func printContent(_ sender: Any?) {}

    /// Called to rename the selection. The base class does nothing. iOS 16.
    open func rename(_ sender: Any?) {}

    /// Called to duplicate the selection. The base class does nothing. iOS 16.
    open func duplicate(_ sender: Any?) {}

    /// Called to move the selection. The base class does nothing. iOS 16.
    open func move(_ sender: Any?) {}

    /// Called to export the selection. The base class does nothing. iOS 16.
    open func export(_ sender: Any?) {}

    /// Called to create an item from the pasteboard. The base class does nothing. iOS 26.
    open func newFromPasteboard(_ sender: Any?) {}

    /// Called to align the selected paragraphs left. The base class does nothing. iOS 26.
    open func alignLeft(_ sender: Any?) {}

    /// Called to center the selected paragraphs. The base class does nothing. iOS 26.
    open func alignCenter(_ sender: Any?) {}

    /// Called to justify the selected paragraphs. The base class does nothing. iOS 26.
    open func alignJustified(_ sender: Any?) {}

    /// Called to align the selected paragraphs right. The base class does nothing. iOS 26.
    open func alignRight(_ sender: Any?) {}

    /// Called to show or hide the inspector. The base class does nothing. iOS 26.
    open func toggleInspector(_ sender: Any?) {}

    /// Called to close the frontmost item. The base class does nothing. iOS 26.
    open func performClose(_ sender: Any?) {}

    /// Called to change the attributes of the selection. The handler returns the new attributes of each run for its old ones. The base
    /// class does nothing. iOS 13.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}

    /// Inserts text from the camera, if the responder accepts text. iOS 15.
    ///
    /// A simulator defines the camera's text. Follows Apple's page "captureTextFromCamera(_:)".
    open func captureTextFromCamera(_ sender: Any?) { CameraText.capture(into: self) }

    // MARK: Menus

    /// Called to change the menus of a menu system: for the main menu on the application and its delegate, and for edit menus on the
    /// responder chain, the last responder first. The base class does nothing. iOS 13.
    ///
    /// Follows Apple's page "buildMenu(with:)".
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Returns the provider for a deferred element, which the menu requests along the responder chain. The base class returns `nil`. iOS 26.
    open func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? { nil }

    /// Called on the responder that would perform a command, before the command is shown or its key is used. Change the title, state and
    /// attributes of the command in this method. The base class does nothing. iOS 13.
    ///
    /// Follows Apple's page "validate(_:)".
    open func validate(_ command: UICommand) {}

    // MARK: Undo

    /// The undo manager of the nearest responder with one, starting with this responder: the window's, unless another responder overrides
    /// this property. iOS 3.
    ///
    /// On Linux, a text field has none of its own, because typing can't be undone. Follows Apple's page "undoManager".
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Touches

    /// Called when touches begin. The base class forwards the call to ``next``.
    ///
    /// A class that overrides one of the four touch methods must override all of them, and call `super` in none. Follows Apple's page
    /// "touchesBegan(_:with:)".
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard inExtension?.touchesBegan(touches, with: event) == nil else { return }
        next?.touchesBegan(touches, with: event)
    }

    /// Called when touches move. The base class forwards the call to ``next``.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard inExtension?.touchesMoved(touches, with: event) == nil else { return }
        next?.touchesMoved(touches, with: event)
    }

    /// Called when touches end. The base class forwards the call to ``next``.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard inExtension?.touchesEnded(touches, with: event) == nil else { return }
        next?.touchesEnded(touches, with: event)
    }

    /// Called when the system or a gesture cancels touches. The base class forwards the call to ``next``.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard inExtension?.touchesCancelled(touches, with: event) == nil else { return }
        next?.touchesCancelled(touches, with: event)
    }

    /// Called when estimated properties of touches, such as those of a pencil, are updated. Touches here are exact. The base class forwards
    /// the call to ``next``. iOS 9.1.
    ///
    /// Follows Apple's page "touchesEstimatedPropertiesUpdated(_:)".
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        next?.touchesEstimatedPropertiesUpdated(touches)
    }

    // MARK: Motion

    /// Called when the user begins to shake the device, on the key window's first responder or, without one, on the window. The base class
    /// forwards the call to ``next``. iOS 3.
    ///
    /// Follows Apple's page "motionBegan(_:with:)".
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard inExtension?.motionBegan(motion, with: event) == nil else { return }
        next?.motionBegan(motion, with: event)
    }

    /// Called when the shake ends, on the responder that was notified of its beginning. The base class forwards the call to ``next``. iOS
    /// 3.
    ///
    /// Follows Apple's page "motionEnded(_:with:)".
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard inExtension?.motionEnded(motion, with: event) == nil else { return }
        next?.motionEnded(motion, with: event)
    }

    /// Called instead of ``motionEnded(_:with:)`` if the app becomes inactive during the shake, or the responder leaves its window. The
    /// base class forwards the call to ``next``. iOS 3.
    ///
    /// Follows Apple's page "motionCancelled(_:with:)".
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard inExtension?.motionCancelled(motion, with: event) == nil else { return }
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Remote control

    /// Called on the first responder when the user presses a button of a headset, after
    /// ``UIApplication/beginReceivingRemoteControlEvents()``. The base class forwards the call to ``next``. iOS 4.
    ///
    /// Follows Apple's page "remoteControlReceived(with:)".
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Presses and keys

    /// Called when a press begins. The base class forwards the call to ``next``. iOS 9.
    ///
    /// A key that no key command and no system behavior handles goes to the key window's first responder or, without one, to the frontmost
    /// view controller. A first responder that takes text has inserted the typed text when this method returns. Follows Apple's page
    /// "pressesBegan(_:with:)".
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        takeTyped(presses)
        next?.pressesBegan(presses, with: event)
    }

    /// Called when the force of a press changes, which only buttons that measure force report. The base class forwards the call to
    /// ``next``. iOS 9.
    ///
    /// Follows Apple's page "pressesChanged(_:with:)".
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when a press ends, on the responder that was notified of its beginning. The base class forwards the call to ``next``. iOS 9.
    ///
    /// Follows Apple's page "pressesEnded(_:with:)".
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called instead of ``pressesEnded(_:with:)`` if the app becomes inactive during a press. The base class forwards the call to
    /// ``next``. iOS 9.
    ///
    /// Follows Apple's page "pressesCancelled(_:with:)".
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The key commands of this responder, which are active while it is in the responder chain of the first responder. Default `nil`. iOS
    /// 7.
    ///
    /// Read at each key press, starting at the first responder. The first responder of the chain that implements a command's action
    /// performs it. Follows Apple's page "keyCommands".
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called when the user of an assistive technology dismisses the current modal view, for example with VoiceOver's two-finger scrub.
    /// Returns whether the gesture was handled; if not, ``next`` is called. The base class calls ``accessibilityPerformEscapeBlock``, and
    /// returns `false` without one. iOS 5.
    ///
    /// On a device, every object has the method. Follows Apple's page "accessibilityPerformEscape()".
    open func accessibilityPerformEscape() -> Bool { extraState?.escape?() ?? false }

    /// Called when the user of an assistive technology activates the element. Returns whether the activation was handled; the base class
    /// returns `false`, and the element is touched instead. iOS 7.
    ///
    /// On a device, every object has the method. Follows Apple's page "accessibilityActivate()".
    open func accessibilityActivate() -> Bool { accessibilityNotesIfMade?.blocks.activate?() ?? false }

    /// Called when the user of an assistive technology increments an adjustable element. The base class does nothing. iOS 4.
    ///
    /// On a device, every object has the method. Follows Apple's page "accessibilityIncrement()".
    open func accessibilityIncrement() { accessibilityNotesIfMade?.blocks.increment?() }

    /// Called when the user of an assistive technology decrements an adjustable element. The base class does nothing. iOS 4.
    ///
    /// On a device, every object has the method. Follows Apple's page "accessibilityDecrement()".
    open func accessibilityDecrement() { accessibilityNotesIfMade?.blocks.decrement?() }

    /// Called for VoiceOver's two-finger double tap. Returns whether the gesture was handled; the base class returns `false`. iOS 6.
    ///
    /// On a device, every object has the method. Follows Apple's page "accessibilityPerformMagicTap()".
    open func accessibilityPerformMagicTap() -> Bool {
        accessibilityNotesIfMade?.blocks.magicTap?() ?? false
    }

    /// The block that replaces ``accessibilityPerformEscape()``, without a subclass. Default `nil`. iOS 17.
    ///
    /// On a device, every object has the property. Follows Apple's page "accessibilityPerformEscapeBlock".
    open var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { extraState?.escape }
        set { ensureExtraState().escape = newValue }
    }

    /// The accessibility label with speech attributes. Shares its storage with `accessibilityLabel`. iOS 11. On a device, every object has
    /// the property. Follows Apple's page "accessibilityAttributedLabel".
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

    /// The accessibility hint with speech attributes. Shares its storage with `accessibilityHint`. iOS 11. On a device, every object has
    /// the property. Follows Apple's page "accessibilityAttributedHint".
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

    /// The accessibility value with speech attributes. Shares its storage with `accessibilityValue`. iOS 11. On a device, every object has
    /// the property. Follows Apple's page "accessibilityAttributedValue".
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

    /// The outline of the object in the screen's coordinates, which takes precedence over the frame. Default `nil`. iOS 7. On a device,
    /// every object has the property. Follows Apple's page "accessibilityPath".
    open var accessibilityPath: UIBezierPath? {
        get { said(\.path, or: accessibilityNotesIfMade?.path) }
        set { ensureAccessibilityNotes().path = newValue }
    }

    /// The point that is touched when the object is activated, in the screen's coordinates. Default the center of the frame. iOS 5. On a
    /// device, every object has the property. Follows Apple's page "accessibilityActivationPoint".
    open var accessibilityActivationPoint: CGPoint {
        get {
            said(
                \.activationPoint, or: accessibilityNotesIfMade?.activationPoint ?? accessibilityFrame.middle)
        }
        set { ensureAccessibilityNotes().activationPoint = newValue }
    }

    /// The way in which Switch Control navigates the object's elements. Default `.automatic`. iOS 8. On a device, every object has the
    /// property. Follows Apple's page "accessibilityNavigationStyle".
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { said(\.navigationStyle, or: accessibilityNotesIfMade?.navigationStyle ?? .automatic) }
        set { ensureAccessibilityNotes().navigationStyle = newValue }
    }

    /// Whether the object responds to user interaction. The default depends on the traits and on the handling of touches. iOS 13. On a
    /// device, every object has the property. Follows Apple's page "accessibilityRespondsToUserInteraction".
    open var accessibilityRespondsToUserInteraction: Bool {
        get { said(\.respondsToUser, or: accessibilityNotesIfMade?.respondsToUser ?? seemsToRespond) }
        set { ensureAccessibilityNotes().respondsToUser = newValue }
    }

    /// The names by which the user may refer to the object, in order of preference; if empty, `accessibilityLabel` is used. Default empty.
    /// iOS 13. On a device, every object has the property. Follows Apple's page "accessibilityUserInputLabels".
    open var accessibilityUserInputLabels: [String]! {
        get { said(\.inputLabels, or: accessibilityNotesIfMade?.inputLabels.map(\.string)) ?? [] }
        set {
            ensureAccessibilityNotes().inputLabels = (newValue ?? []).map { NSAttributedString(string: $0) }
        }
    }

    /// The names by which the user may refer to the object, with speech attributes. Shares its storage with `accessibilityUserInputLabels`.
    /// iOS 13. On a device, every object has the property. Follows Apple's page "accessibilityAttributedUserInputLabels".
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { said(\.attributedInputLabels, or: accessibilityNotesIfMade?.inputLabels) ?? [] }
        set { ensureAccessibilityNotes().inputLabels = newValue ?? [] }
    }

    /// The kind of the object's text. Default `nil`. iOS 13. On a device, every object has the property. Follows Apple's page
    /// "accessibilityTextualContext".
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { said(\.textualContext, or: accessibilityNotesIfMade?.textualContext) }
        set { ensureAccessibilityNotes().textualContext = newValue }
    }

    /// The options of VoiceOver for an object that handles touches directly. Default `[]`. iOS 17. On a device, every object has the
    /// property. Follows Apple's page "accessibilityDirectTouchOptions".
    open var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
        get { accessibilityNotesIfMade?.directTouch ?? [] }
        set { ensureAccessibilityNotes().directTouch = newValue }
    }

    /// The type of the object as a container of elements. Default `.none`. iOS 11. On a device, every object has the property. Follows
    /// Apple's page "accessibilityContainerType".
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { said(\.containerType, or: accessibilityNotesIfMade?.containerType ?? .none) }
        set { ensureAccessibilityNotes().containerType = newValue }
    }

    /// The custom actions of the object, in addition to its activation. Default `nil`. iOS 8. On a device, every object has the property.
    /// Follows Apple's page "accessibilityCustomActions".
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { said(\.customActions, or: accessibilityNotesIfMade?.customActions) }
        set { ensureAccessibilityNotes().customActions = newValue }
    }

    /// The custom rotors of the object and its elements. Default `nil`. iOS 10. On a device, every object has the property. Follows Apple's
    /// page "accessibilityCustomRotors".
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { said(\.customRotors, or: accessibilityNotesIfMade?.customRotors) }
        set { ensureAccessibilityNotes().customRotors = newValue }
    }

    /// The points at which drags of the object can begin; `nil`, the default, uses its interactions, and an empty array means none. iOS 11.
    /// On a device, every object has the property. Follows Apple's page "accessibilityDragSourceDescriptors".
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityNotesIfMade?.dragSources }
        set { ensureAccessibilityNotes().dragSources = newValue }
    }

    /// The points of the object at which items can be dropped; `nil`, the default, uses its interactions, and an empty array means none.
    /// iOS 11. On a device, every object has the property. Follows Apple's page "accessibilityDropPointDescriptors".
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityNotesIfMade?.dropPoints }
        set { ensureAccessibilityNotes().dropPoints = newValue }
    }

    /// The elements that UI tests find in the object instead of `accessibilityElements`. Default `nil`. iOS 17. On a device, every object
    /// has the property. Follows Apple's page "automationElements".
    open var automationElements: [Any]? {
        get { said(\.automationElements, or: accessibilityNotesIfMade?.automationElements) }
        set { ensureAccessibilityNotes().automationElements = newValue }
    }

    /// Called when the user of an assistive technology zooms in on an element that supports it, at a point of the view. Returns whether the
    /// gesture was handled; the base class returns `false`. iOS 17. On a device, every object has the method. Follows Apple's page
    /// "accessibilityZoomIn(at:)".
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }

    /// Called when the user of an assistive technology zooms out of an element that supports it, at a point of the view. Returns whether
    /// the gesture was handled; the base class returns `false`. iOS 17. On a device, every object has the method. Follows Apple's page
    /// "accessibilityZoomOut(at:)".
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

    /// Called when the user of an assistive technology scrolls by a page, on the focused element and then on its containers. Returns
    /// whether the object has scrolled; it must also post `pageScrolled`. The base class returns `false`. iOS 4.2. On a device, every
    /// object has the method. Follows Apple's page "accessibilityScroll(_:)".
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Called when an assistive technology has focused the object. The base class does nothing. iOS 4. On a device, every object has the
    /// method. Follows Apple's page "accessibilityElementDidBecomeFocused()".
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when an assistive technology has removed its focus from the object. The base class does nothing. iOS 4. On a device, every
    /// object has the method. Follows Apple's page "accessibilityElementDidLoseFocus()".
    open func accessibilityElementDidLoseFocus() {}

    /// Returns whether an assistive technology has focused the object. iOS 4. On a device, every object has the method. Follows Apple's
    /// page "accessibilityElementIsFocused()".
    open func accessibilityElementIsFocused() -> Bool { Runtime.current.accessibility.isFocused(self) }

    /// Returns the assistive technologies that have focused the object; `nil` if there are none. iOS 9. On a device, every object has the
    /// method. Follows Apple's page "accessibilityAssistiveTechnologyFocusedIdentifiers()".
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
        UIAccessibility.AssistiveTechnologyIdentifier
    >? { Runtime.current.accessibility.technologies(on: self) }
    /// Performs the system's behavior for a key for which the responder has no command. Returns whether there is any.
    func performsSystemKey(_ key: UIKey) -> Bool { false }

    // MARK: Observation

    /// Called when an observed property has changed. The base class raises an exception: override the method, and call `super` for other
    /// properties.
    ///
    /// On a device, every object has the method. Follows Apple's page "observeValue(forKeyPath:of:change:context:)".
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        UIResponder.raiseUnhandled(by: self, keyPath)
    }

    // MARK: Activities

    /// The user's activity in this responder. Default `nil`. iOS 8.
    ///
    /// Several responders may share an activity. When it is saved, its `userInfo` is emptied, and each responder updates it in
    /// ``updateUserActivityState(_:)``. An activity without a responder is invalidated. Follows Apple's page "userActivity".
    open var userActivity: NSUserActivity? {
        get { extraState?.userActivity }
        set { changeUserActivity(to: newValue) }
    }

    /// Called when an activity of this responder is saved. Add the state to `userInfo` in this method. The base class does nothing. iOS 8.
    ///
    /// Follows Apple's page "updateUserActivityState(_:)".
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Restores the state of a continued activity. The base class does nothing. iOS 8.
    ///
    /// Follows Apple's page "restoreUserActivityState(_:)".
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Input views

    /// The view that replaces the keyboard while this is the first responder. Default `nil`.
    open var inputView: UIView? { nil }

    /// The accessory view above the keyboard while this is the first responder. Default `nil`.
    open var inputAccessoryView: UIView? { nil }

    /// The view controller whose view replaces the keyboard while this is the first responder and has no ``inputView``. Default `nil`. iOS
    /// 8.
    ///
    /// Follows Apple's page "inputViewController".
    open var inputViewController: UIInputViewController? { nil }

    /// The view controller whose view is the accessory above the keyboard while this is the first responder and has no
    /// ``inputAccessoryView``. Default `nil`. iOS 8.
    ///
    /// Follows Apple's page "inputAccessoryViewController".
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// The shortcut items above the keyboard of an iPad while this is the first responder. Modify the item instead of overriding this
    /// property. iOS 9.
    ///
    /// Follows Apple's page "inputAssistantItem".
    open var inputAssistantItem: UITextInputAssistantItem { ensureAssistantItem() }

    /// The input mode of the keyboard. Override it to use another one of ``UITextInputMode/activeInputModes`` while this is the first
    /// responder. iOS 7.
    ///
    /// Follows Apple's page "textInputMode".
    open var textInputMode: UITextInputMode? { TextInputSystem.current.mode }

    /// Clears the input mode that the user has chosen for a context identifier. iOS 7.
    ///
    /// Follows Apple's page "clearTextInputContextIdentifier(_:)".
    open class func clearTextInputContextIdentifier(_ identifier: String) {
        TextInputSystem.current.forgetContext(identifier)
    }

    /// The three-finger gestures that edit the text. Default `.default`. iOS 13.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    /// The identifier under which the user's input mode for this responder is stored. Default `nil`: it isn't stored. iOS 7.
    open var textInputContextIdentifier: String? { nil }

    /// Reloads the input views and the text input traits while this is the first responder. iOS 3.2.
    ///
    /// Follows Apple's page "reloadInputViews()".
    open func reloadInputViews() {
        if isFirstResponder { Runtime.current.keyboard.follow() }
    }
}
