/// A tooltip of a view, which a Mac shows while the pointer hovers over it. iOS 15.
///
/// iPhone and iPad show no tooltips: the delegate isn't called on these devices, nor here. Follows Apple's page
/// "UIToolTipInteraction".
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    private weak var host: UIView?

    /// Creates an interaction whose delegate returns the tooltips.
    public override init() {
        super.init()
    }

    /// Creates an interaction with a default tooltip.
    public init(defaultToolTip: String) {
        super.init()
        self.defaultToolTip = defaultToolTip
    }

    /// The delegate that returns the tooltip for a point. Not retained.
    open weak var delegate: (any UIToolTipInteractionDelegate)?

    /// Whether tooltips are shown. Default `true`.
    open var isEnabled = true

    /// The tooltip if the delegate returns none. Default `nil`.
    open var defaultToolTip: String?

    /// The view that the interaction belongs to.
    open var view: UIView? { host }

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Stores the interaction's view.
    open func didMove(to view: UIView?) { host = view }
}

/// Provides the tooltips for parts of a view. iOS 15. Follows Apple's page "UIToolTipInteractionDelegate".
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// Returns the tooltip at a point of the view; `nil` for none. Optional.
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
}

// Optional method of Apple's protocol.
extension UIToolTipInteractionDelegate {
    /// Returns the interaction's default tooltip.
    public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
    { interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
}

/// A tooltip and the area that it applies to. iOS 15. Follows Apple's page "UIToolTipConfiguration".
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    private let text: String
    private let rect: CGRect?

    private init(text: String, rect: CGRect?) {
        self.text = text
        self.rect = rect
        super.init()
    }

    /// Creates a tooltip for the whole view.
    public convenience init(toolTip: String) { self.init(text: toolTip, rect: nil) }

    /// Creates a tooltip for a rectangle of the view.
    public convenience init(toolTip: String, in sourceRect: CGRect) {
        self.init(text: toolTip, rect: sourceRect)
    }

    /// The text of the tooltip.
    open var toolTip: String { text }

    /// The rectangle of the view; `nil` for the whole view.
    public var sourceRect: CGRect? { rect }
}
