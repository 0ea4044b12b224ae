/// Lets the user drag items from a view. iOS 11. Follows Apple's page "UIDragInteraction".
///
/// A long press of half a second lifts the items that the delegate provides, and the drag begins when the finger moves. Taps of other
/// fingers add items.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// The delegate that provides the items. Not retained.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?

    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?

    private let press = DragPress()
    private let addition = DragAddition()
    private var drag: (any ItemDrag)?
    private static let drags: any ItemDrag.Type = UIKitClasses.inHigherModule("DragCourse")

    /// Creates an interaction. Add it with ``UIView/addInteraction(_:)``.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.interaction = self
        addition.interaction = self
        isEnabled = type(of: self).isEnabledByDefault
    }

    /// Whether the user can lift items. Default ``isEnabledByDefault``.
    open var isEnabled: Bool {
        get { press.isEnabled }
        set {
            press.isEnabled = newValue
            addition.isEnabled = newValue
        }
    }

    /// Whether the user can lift items by default: always on iPad, and on iPhone since iOS 15.
    open class var isEnabledByDefault: Bool {
        Runtime.current.device.userInterfaceIdiom == .pad || Runtime.current.system >= .iOS(15)
    }

    /// Whether other gestures may be recognized during the lift, which cancels it. Default `false`: the other gestures fail. Long
    /// presses are always recognized together with the lift.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Cancels a drag when the interaction is removed from its view.
    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(press)
        self.view?.removeGestureRecognizer(addition)
        self.view = nil
    }

    /// Adds the recognizers to the view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
        view?.addGestureRecognizer(addition)
    }

    /// Asks the delegate for the items at a point. Returns whether there are any.
    func prepare(at point: CGPoint) -> Bool {
        guard let view, let window = view.windowLink, let delegate else { return false }
        let session = DragSession(DraggedItems([], at: point, in: window))
        session.dragged.items = delegate.dragInteraction(self, itemsForBeginning: session)
        drag = session.items.isEmpty ? nil : Self.drags.init(session, of: self, in: window)
        return drag != nil
    }

    /// Handles the state of the press that has lifted the items.
    func follow(_ press: DragPress) {
        switch press.state {
        case .began: drag?.lift(besides: press.openMenu)
        case .changed:
            if allowsSimultaneousRecognitionDuringLift, press.hasRival { drag?.yield() }
            drag?.move(to: press.location(in: nil), menu: press.openMenu)
        case .ended: drag?.end()
        case .cancelled: drag?.breakOff()
        case .possible, .failed: break
        }
        if press.isOver { drag = nil }
    }
}
