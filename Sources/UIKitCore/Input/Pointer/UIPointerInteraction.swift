/// Changes the pointer over a view. iOS 13.4. Follows Apple's page "UIPointerInteraction".
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    private weak var holder: UIView?
    private weak var client: (any UIPointerInteractionDelegate)?

    /// Creates an interaction. The delegate is not retained. Follows Apple's page "init(delegate:)".
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        client = delegate
        super.init()
    }

    /// Who says where and how the pointer changes. Not retained. Follows Apple's page "delegate".
    open var delegate: (any UIPointerInteractionDelegate)? { client }

    /// Whether the pointer changes. Default `true`. Follows Apple's page "isEnabled".
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { Runtime.current.pointer.refresh() } }
    }

    /// Asks the delegate again, as when the view has changed beneath the pointer. Follows Apple's page "invalidate()".
    open func invalidate() { Runtime.current.pointer.refresh(self) }

    /// The view. Follows Apple's page "UIInteraction".
    open var view: UIView? { holder }

    /// Called before the interaction comes to a view or leaves it.
    open func willMove(to view: UIView?) {
        if view == nil { Runtime.current.pointer.leave(self) }
    }

    /// Called when the interaction has come to a view or left it.
    open func didMove(to view: UIView?) {
        holder = view
    }
}

/// Says where and how the pointer changes over a view. Every method is optional. iOS 13.4. Follows Apple's page
/// "UIPointerInteractionDelegate".
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The region that the pointer is in, as it moves within the view; `nil` leaves the pointer as it is. Without the method it is the
    /// whole view. Follows Apple's page "pointerInteraction(_:regionFor:defaultRegion:)".
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// How the pointer looks in a region, asked when it comes there; `nil` leaves it as it is. Follows Apple's page
    /// "pointerInteraction(_:styleFor:)".
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?

    /// Called when the pointer comes into a region. Follows Apple's page "pointerInteraction(_:willEnter:animator:)".
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)

    /// Called when the pointer leaves a region. Follows Apple's page "pointerInteraction(_:willExit:animator:)".
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

// Apple's members are optional.
extension UIPointerInteractionDelegate {
    /// The whole view.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    /// None.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// A part of a view in which the pointer looks the same. iOS 13.4. Follows Apple's page "UIPointerRegion".
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
    private let ownRect: CGRect
    private let ownIdentifier: AnyHashable?

    init(_ rect: CGRect, _ identifier: AnyHashable?) {
        ownRect = rect
        ownIdentifier = identifier
        super.init()
    }

    /// Creates a region in the coordinates of the interaction's view. The identifier tells it from others. Follows Apple's page
    /// "init(rect:identifier:)".
    public convenience init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.init(rect, identifier)
    }

    /// The rectangle in the view's coordinates. Follows Apple's page "rect".
    open var rect: CGRect { ownRect }

    /// What tells it from others. Follows Apple's page "identifier".
    public var identifier: AnyHashable? { ownIdentifier }

    /// The axes along which a pressed pointer may leave the rectangle and is still in the region. Default none. Follows Apple's page
    /// "latchingAxes".
    open var latchingAxes: UIAxis = []

    /// A new region with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = UIPointerRegion(rect: rect, identifier: identifier)
        made.latchingAxes = latchingAxes
        return made
    }
}

/// Where the pointer is in a view. iOS 13.4. Follows Apple's page "UIPointerRegionRequest".
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    private let place: CGPoint
    private let keys: UIKeyModifierFlags

    init(at place: CGPoint, with keys: UIKeyModifierFlags) {
        self.place = place
        self.keys = keys
        super.init()
    }

    /// The place in the view's coordinates. Follows Apple's page "location".
    open var location: CGPoint { place }

    /// The modifier keys that are held. Follows Apple's page "modifiers".
    open var modifiers: UIKeyModifierFlags { keys }
}

/// What takes animations to run beside those of the pointer. iOS 13.4. Follows Apple's page "UIPointerInteractionAnimating".
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Runs animations beside those of the pointer. Follows Apple's page "addAnimations(_:)".
    func addAnimations(_ animations: @escaping () -> Void)

    /// Calls a completion when the animations have ended. Follows Apple's page "addCompletion(_:)".
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// What delegates add as the pointer comes or goes.
@MainActor
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animateTouchably(withDuration: 0.2) {
            self.animations.forEach { $0() }
        } completion: { isDone in
            self.completions.forEach { $0(isDone) }
        }
    }
}
