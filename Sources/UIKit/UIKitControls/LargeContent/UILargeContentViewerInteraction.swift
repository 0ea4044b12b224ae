@_spi(UIKitModules) import UIKitCore

/// Shows an enlarged version of the item under a long press in the center of the screen, to users with an accessibility text size. iOS 13.
///
/// Add it to a view such as a bar whose items can't grow with the text size. Follows Apple's page "UILargeContentViewerInteraction".
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

    /// The delegate that provides items, and is notified of the end of the press.
    open weak var delegate: (any UILargeContentViewerInteractionDelegate)? { listener }

    /// Whether the large content viewer is enabled: the user has an accessibility text size.
    open class var isEnabled: Bool {
        Runtime.current.screen.showsLargeContent
    }

    /// Posted after ``isEnabled`` has changed.
    nonisolated public static var enabledStatusDidChangeNotification: Notification.Name {
        UIScreen.largeContentDidChange
    }

    /// The gesture recognizer of the interaction. Use it to allow a similar recognizer simultaneously, or to require its failure.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    /// The view that the interaction belongs to.
    open var view: UIView? { host }

    /// Removes the gesture recognizer from the previous view.
    open func willMove(to view: UIView?) { host?.removeGestureRecognizer(press) }

    /// Adds the gesture recognizer to the view.
    open func didMove(to view: UIView?) {
        host = view
        view?.addGestureRecognizer(press)
    }

    /// Called when the press begins, moves or ends.
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

    /// The view of the delegate's view controller, or of the nearest page.
    private var placeToShow: UIView? {
        let named = listener.flatMap { listener in OptionalMember.ask { listener.viewController(for: self) } }
        return named?.view ?? host?.pageAround?.view ?? host?.window
    }
}

/// Provides the items of a view, and is notified of the end of the press. All methods are optional. iOS 13.
///
/// Follows Apple's page "UILargeContentViewerInteractionDelegate".
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Returns the item at a point of the view; `nil` for none. The default is the view at the point that shows the large content viewer.
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
        -> (any UILargeContentViewerItem)?

    /// Called when the press ends: perform the action of a tap on the item. The item is `nil` if the touch ended outside of all items.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)

    /// Returns the view controller over which the enlarged item is shown. The default is the one that contains the view.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

// The default implementations of the optional methods.
extension UILargeContentViewerInteractionDelegate {
    /// Returns the view at the point, if it shows the large content viewer.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { OptionalMember.absent(nil) }

    /// Does nothing.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}

    /// Returns the view controller that contains the view.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        OptionalMember.absent(UIViewController())
    }
}

/// The long press that shows the large content viewer, if it is enabled.
@MainActor
private final class LargeContentPress: UILongPressGestureRecognizer {
    private weak var interaction: UILargeContentViewerInteraction?

    init(of interaction: UILargeContentViewerInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
    }

    @_spi(UIKitModules) public override var ownerLetsBegin: Bool { UILargeContentViewerInteraction.isEnabled }

    @_spi(UIKitModules) public override func sendActions() {
        super.sendActions()
        interaction?.follow(self)
    }
}

/// The enlarged version of an item: its image above its title.
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
