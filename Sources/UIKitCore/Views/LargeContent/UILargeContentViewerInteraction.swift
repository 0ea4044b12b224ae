/// Shows the large form of what a finger is held on, in the middle of the screen, to users with one of the accessibility text sizes. iOS 13.
///
/// Add it to a view, such as a bar whose items cannot grow. Follows Apple's page "UILargeContentViewerInteraction".
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    private weak var host: UIView?
    private weak var listener: (any UILargeContentViewerInteractionDelegate)?
    private lazy var press = LargeContentPress(of: self)
    private var shown: LargeContentView?
    private var item: (any UILargeContentViewerItem)?

    /// Creates an interaction. The delegate is not retained.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        listener = delegate
        super.init()
    }

    /// Is asked for items, and notified of where the finger went up.
    open weak var delegate: (any UILargeContentViewerInteractionDelegate)? { listener }

    /// Whether large forms are shown: the user has one of the accessibility text sizes.
    open class var isEnabled: Bool {
        Runtime.current.screen.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// Posted when ``isEnabled`` has changed.
    nonisolated public static var enabledStatusDidChangeNotification: Notification.Name {
        Notification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
    }

    /// The recognizer of the interaction: let another one that is like it go together with it, or wait for it.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    /// The view that the interaction belongs to.
    open var view: UIView? { host }

    /// Takes the recognizer from the view that it leaves.
    open func willMove(to view: UIView?) { host?.removeGestureRecognizer(press) }

    /// Gives the view the recognizer.
    open func didMove(to view: UIView?) {
        host = view
        view?.addGestureRecognizer(press)
    }

    /// The finger is held, or has moved, or went up.
    fileprivate func follow(_ press: LargeContentPress) {
        guard let host else { return }
        let point = press.location(in: host)
        switch press.state {
        case .began, .changed: show(item(at: point, in: host))
        case .ended:
            let last = item
            show(nil)
            listener?.largeContentViewerInteraction(self, didEndOn: last, at: point)
        case .cancelled, .failed: show(nil)
        case .possible: break
        }
    }

    private func item(at point: CGPoint, in host: UIView) -> (any UILargeContentViewerItem)? {
        if let listener,
            let answer = OptionalMember.ask({ listener.largeContentViewerInteraction(self, itemAt: point) })
        {
            return answer
        }
        var view = host.hitTest(point, with: nil)
        while let present = view, !present.showsLargeContentViewer {
            view = present === host ? nil : present.superview
        }
        return view
    }

    private func show(_ next: (any UILargeContentViewerItem)?) {
        guard next !== item else { return }
        item = next
        shown?.removeFromSuperview()
        shown = nil
        guard let next, let place = placeToShow else { return }
        let view = LargeContentView(next)
        view.center = CGPoint(x: place.bounds.midX, y: place.bounds.midY)
        place.addSubview(view)
        shown = view
    }

    /// The view of the controller that the delegate names, or of the page around.
    private var placeToShow: UIView? {
        let named = listener.flatMap { listener in OptionalMember.ask { listener.viewController(for: self) } }
        return named?.view ?? host?.pageAround?.view ?? host?.window
    }
}

/// Is asked for the items of a view, and notified of where the finger went up. Every method is optional. iOS 13.
///
/// Follows Apple's page "UILargeContentViewerInteractionDelegate".
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// The item at a point of the view; `nil` for none. Without this method it is the view there that has a large form.
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
        -> (any UILargeContentViewerItem)?

    /// Called when the finger went up: do what a tap on the item does. The item is `nil` if the finger was on none.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)

    /// The controller over which the large form is shown. Without this method it is the one around the view.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

// Apple's members are optional.
extension UILargeContentViewerInteractionDelegate {
    /// Leaves it to the views.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { OptionalMember.absent(nil) }

    /// Does nothing.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}

    /// Leaves it to the interaction.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        OptionalMember.absent(UIViewController())
    }
}

/// The long press that shows large forms, where the user needs them.
@MainActor
private final class LargeContentPress: UILongPressGestureRecognizer {
    private weak var interaction: UILargeContentViewerInteraction?

    init(of interaction: UILargeContentViewerInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
    }

    override var ownerLetsBegin: Bool { UILargeContentViewerInteraction.isEnabled }

    override func sendActions() {
        super.sendActions()
        interaction?.follow(self)
    }
}

/// The large form of an item: its picture above its words.
@MainActor
final class LargeContentView: UIView {
    private let title = UILabel()
    private let picture = UIImageView()
    private let insets: UIEdgeInsets

    init(_ item: any UILargeContentViewerItem) {
        insets = item.largeContentImageInsets
        super.init(frame: CGRect(x: 0, y: 0, width: 280, height: 280))
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 20
        isUserInteractionEnabled = false
        title.text = item.largeContentTitle
        title.font = .systemFont(ofSize: 24)
        title.textAlignment = .center
        title.numberOfLines = 0
        picture.image = item.largeContentImage
        picture.contentMode = item.scalesLargeContentImage ? .scaleAspectFit : .center
        addSubview(picture)
        addSubview(title)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = CGRect(x: 20, y: 180, width: 240, height: 80)
        picture.frame = CGRect(x: 40, y: 20, width: 200, height: 150).inset(by: insets)
    }
}

extension UIScreen {
    /// Large forms are shown, or not, from now on.
    func largeContentFollows(from old: UITraitCollection) {
        let wasEnabled = old.preferredContentSizeCategory.isAccessibilityCategory
        guard wasEnabled != UILargeContentViewerInteraction.isEnabled else { return }
        NotificationCenter.default.post(
            name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
    }
}
