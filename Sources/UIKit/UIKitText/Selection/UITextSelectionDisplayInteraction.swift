/// Shows the insertion point and the selection of a text input in a view. iOS 17.
///
/// It has views for the insertion point, the selection and the handles, which an app can replace. Follows Apple's page
/// "UITextSelectionDisplayInteraction".
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction, TextInputWatcher {
    /// Creates an interaction for a text input. Neither the text input nor the delegate is retained.
    public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
        self.textInput = textInput
        self.delegate = delegate
        super.init()
        TextInputSystem.current.addDisplay(self)
    }

    init(of textInput: any UITextInput) {
        self.textInput = textInput
        super.init()
        TextInputSystem.current.addDisplay(self)
    }

    /// The text input.
    open private(set) weak var textInput: (any UITextInput)?

    /// The delegate that provides the container view of the selection.
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?

    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?

    /// Removes the views before the interaction leaves its view.
    open func willMove(to view: UIView?) { removeViews() }

    /// Stores the interaction's view.
    open func didMove(to view: UIView?) {
        self.view = view
        setNeedsSelectionUpdate()
    }

    /// Whether the selection is visible. Default `false`. A text input sets it when editing begins.
    open var isActivated = false {
        didSet {
            guard isActivated != oldValue else { return }
            isActivated ? setNeedsSelectionUpdate() : removeViews()
        }
    }

    /// The view of the insertion point. Defaults to a system view.
    open var cursorView: any UIView & UITextCursorView = InsertionPointView(frame: .zero) {
        didSet { exchange(oldValue) }
    }

    /// The view of the selection. Defaults to a system view.
    open var highlightView: any UIView & UITextSelectionHighlightView = SelectionView(frame: .zero) {
        didSet { exchange(oldValue) }
    }

    /// The views of the selection's handles, the leading one first. Defaults to two system views.
    open var handleViews: [any UIView & UITextSelectionHandleView] = [
        SelectionHandleView(.leading), SelectionHandleView(.trailing),
    ]
    {
        didSet { for view in oldValue { exchange(view) } }
    }

    /// Lays out the views now. Call it in the view's `layoutSubviews()`.
    open func layoutManagedSubviews() {
        waits = false
        guard isActivated, let view, let textInput, let range = textInput.selectedTextRange else {
            return removeViews()
        }
        addViews(to: view)
        let rects = range.isEmpty ? [] : textInput.selectionRects(for: range)
        placeCursor(range.isEmpty ? textInput.caretRect(for: range.start) : nil, of: textInput, in: view)
        placeHighlight(rects, in: view)
        placeHandles(rects, of: textInput, in: view)
    }

    /// Requests the layout of the views at the end of the turn. Call it when the selection or the layout of the text has changed.
    open func setNeedsSelectionUpdate() {
        guard isActivated, !waits else { return }
        waits = true
        Runtime.loop.schedule(after: 0, "a text selection") { [weak self] in
            if self?.waits == true { self?.layoutManagedSubviews() }
        }
    }

    private var waits = false

    package func watches(_ textInput: any UITextInput) -> Bool { textInput === self.textInput }

    package func hear(_ event: TextInputEvent) {
        if event == .selectionDidChange || event == .textDidChange { setNeedsSelectionUpdate() }
    }
}

// The views.
extension UITextSelectionDisplayInteraction {
    private var allViews: [UIView] { [highlightView, cursorView] + handleViews.map { $0 as UIView } }

    private func removeViews() {
        for shown in allViews where shown.superview != nil { shown.removeFromSuperview() }
    }

    private func exchange(_ old: UIView) {
        old.removeFromSuperview()
        setNeedsSelectionUpdate()
    }

    /// Adds the selection below the text if the delegate has a container view for it.
    private func addViews(to view: UIView) {
        let below = delegate?.selectionContainerViewBelowText(for: self)
        let container = below ?? view
        if highlightView.superview !== container { container.addSubview(highlightView) }
        for shown in [cursorView] + handleViews.map({ $0 as UIView }) where shown.superview !== view {
            view.addSubview(shown)
        }
    }

    private func placeCursor(_ caret: CGRect?, of textInput: any UITextInput, in view: UIView) {
        let isEdited = (textInput as? UITextView)?.isEditable ?? true
        cursorView.isHidden = caret == nil || !isEdited
        guard let caret else { return }
        let frame = view.convert(caret, from: textInput.textInputView)
        guard frame != cursorView.frame else { return }
        cursorView.frame = frame
        cursorView.resetBlinkAnimation()
    }

    private func placeHighlight(_ rects: [UITextSelectionRect], in view: UIView) {
        highlightView.isHidden = rects.isEmpty
        highlightView.frame = highlightView.superview?.bounds ?? view.bounds
        highlightView.selectionRects = rects
    }

    private func placeHandles(_ rects: [UITextSelectionRect], of textInput: any UITextInput, in view: UIView)
    {
        let ends = [
            rects.first { $0.containsStart } ?? rects.first, rects.last { $0.containsEnd } ?? rects.last,
        ]
        for (index, handle) in handleViews.enumerated() {
            let end = index < ends.count ? ends[index] : nil
            handle.isHidden = end == nil
            guard let end else { continue }
            handle.frame = handle.preferredFrame(for: view.convert(end.rect, from: textInput.textInputView))
        }
    }
}

/// Provides the container view of a selection. iOS 17. Follows Apple's page "UITextSelectionDisplayInteractionDelegate".
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// Returns a view below the text for the selection; `nil` for the interaction's view, above the text. Optional.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    /// Returns `nil`, for the interaction's view.
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
    {
        nil
    }
}
