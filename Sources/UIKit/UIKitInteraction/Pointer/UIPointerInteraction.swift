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

    /// The delegate that provides the regions and styles. Not retained. Follows Apple's page "delegate".
    open var delegate: (any UIPointerInteractionDelegate)? { client }

    /// Whether the interaction changes the pointer. Default `true`. Follows Apple's page "isEnabled".
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { Runtime.current.pointer.refresh() } }
    }

    /// Asks the delegate again, for example when the view under the pointer has changed. Follows Apple's page "invalidate()".
    open func invalidate() { Runtime.current.pointer.refresh(self) }

    /// The interaction's view. Follows Apple's page "UIInteraction".
    open var view: UIView? { holder }

    /// Called before the interaction is added to a view or removed.
    open func willMove(to view: UIView?) {
        if view == nil { Runtime.current.pointer.leave(self) }
    }

    /// Called when the interaction was added to a view or removed.
    open func didMove(to view: UIView?) {
        holder = view
    }
}

/// Provides the regions and styles of the pointer over a view. All methods are optional. iOS 13.4. Follows Apple's page
/// "UIPointerInteractionDelegate".
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Returns the region of the pointer, as it moves within the view; `nil` doesn't change the pointer. By default, the whole view.
    /// Follows Apple's page "pointerInteraction(_:regionFor:defaultRegion:)".
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// Returns the style of the pointer in a region. Called when it enters the region; `nil` doesn't change the pointer. Follows
    /// Apple's page "pointerInteraction(_:styleFor:)".
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?

    /// Called when the pointer enters a region. Follows Apple's page "pointerInteraction(_:willEnter:animator:)".
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)

    /// Called when the pointer exits a region. Follows Apple's page "pointerInteraction(_:willExit:animator:)".
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

// Optional methods of Apple's protocol.
extension UIPointerInteractionDelegate {
    /// Returns the whole view.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    /// Returns `nil`.
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

/// A part of a view with one pointer style. iOS 13.4. Follows Apple's page "UIPointerRegion".
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
    private let ownRect: CGRect
    private let ownIdentifier: AnyHashable?

    init(_ rect: CGRect, _ identifier: AnyHashable?) {
        ownRect = rect
        ownIdentifier = identifier
        super.init()
    }

    /// Creates a region in the coordinates of the interaction's view, with an optional identifier. Follows Apple's page
    /// "init(rect:identifier:)".
    public convenience init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.init(rect, identifier)
    }

    /// The rectangle in the view's coordinates. Follows Apple's page "rect".
    open var rect: CGRect { ownRect }

    /// The identifier of the region. Follows Apple's page "identifier".
    public var identifier: AnyHashable? { ownIdentifier }

    /// The axes along which a pressed pointer may leave the rectangle and remain in the region. Default none. Follows Apple's page
    /// "latchingAxes".
    open var latchingAxes: UIAxis = []

    /// Returns a new region with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = UIPointerRegion(rect: rect, identifier: identifier)
        made.latchingAxes = latchingAxes
        return made
    }
}

/// The location of the pointer in a view. iOS 13.4. Follows Apple's page "UIPointerRegionRequest".
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    private let place: CGPoint
    private let keys: UIKeyModifierFlags

    init(at place: CGPoint, with keys: UIKeyModifierFlags) {
        self.place = place
        self.keys = keys
        super.init()
    }

    /// The location in the view's coordinates. Follows Apple's page "location".
    open var location: CGPoint { place }

    /// The pressed modifier keys. Follows Apple's page "modifiers".
    open var modifiers: UIKeyModifierFlags { keys }
}

/// Adds animations that run alongside those of the pointer. iOS 13.4. Follows Apple's page "UIPointerInteractionAnimating".
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Runs animations alongside those of the pointer. Follows Apple's page "addAnimations(_:)".
    func addAnimations(_ animations: @escaping () -> Void)

    /// Calls a completion when the animations have ended. Follows Apple's page "addCompletion(_:)".
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The animations and completions that delegates add when the pointer enters or exits a region.
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
