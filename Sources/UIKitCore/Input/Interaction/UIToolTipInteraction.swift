/// A hint for a view, which a Mac shows while the pointer rests on it. iOS 15.
///
/// An iPhone and an iPad show none: the delegate is not asked there, nor here. Follows Apple's page "UIToolTipInteraction".
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    private weak var host: UIView?

    /// Creates an interaction whose delegate has the hints.
    public override init() {
        super.init()
    }

    /// Creates an interaction with one hint.
    public init(defaultToolTip: String) {
        super.init()
        self.defaultToolTip = defaultToolTip
    }

    /// Is asked for the hint at a point. Not retained.
    open weak var delegate: (any UIToolTipInteractionDelegate)?

    /// Whether hints are shown. Default `true`.
    open var isEnabled = true

    /// The hint where the delegate has none. Default `nil`.
    open var defaultToolTip: String?

    /// The view that the interaction belongs to.
    open var view: UIView? { host }

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Takes note of the view.
    open func didMove(to view: UIView?) { host = view }
}

/// Has the hints for the parts of a view. iOS 15. Follows Apple's page "UIToolTipInteractionDelegate".
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// The hint at a point of the view; `nil` for none. Optional.
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
}

// Apple's member is optional.
extension UIToolTipInteractionDelegate {
    /// The interaction's own hint.
    public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
    { interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
}

/// A hint, and where it counts. iOS 15. Follows Apple's page "UIToolTipConfiguration".
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    private let text: String
    private let rect: CGRect?

    private init(text: String, rect: CGRect?) {
        self.text = text
        self.rect = rect
        super.init()
    }

    /// Creates a hint for the whole view.
    public convenience init(toolTip: String) { self.init(text: toolTip, rect: nil) }

    /// Creates a hint for a rectangle of the view.
    public convenience init(toolTip: String, in sourceRect: CGRect) {
        self.init(text: toolTip, rect: sourceRect)
    }

    /// The hint.
    open var toolTip: String { text }

    /// The rectangle of the view; `nil` for the whole view.
    public var sourceRect: CGRect? { rect }
}
