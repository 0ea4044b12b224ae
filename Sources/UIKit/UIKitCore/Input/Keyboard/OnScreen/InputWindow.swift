/// The window of an app's input views. Devices have one too. As a system window, it isn't in `UIApplication.windows`.
///
/// It is in front of the app's windows and receives touches only in input views. It never becomes key: a text field in an accessory view
/// is the first responder of the app's key window.
final class InputWindow: UIWindow {
    override var canBecomeKey: Bool { false }

    private var hosts: [InputHost] { subviewList.compactMap { $0 as? InputHost } }

    /// Shows input views at their positions on the screen, and removes the others.
    func show(_ parts: [InputPart], at frames: [CGRect]) {
        frame = Runtime.current.screen.bounds
        sceneStorage = Runtime.current.application.keyWindowStorage?.sceneStorage
        flags.set(.hidden, parts.isEmpty)
        for host in hosts where !parts.contains(where: { $0.view === host.content }) { host.leave() }
        for (part, rect) in zip(parts, frames) {
            let host = hosts.first { $0.content === part.view } ?? InputHost(of: part)
            host.responder = part.owner
            host.enter(self, showingContentAt: rect)
        }
        asksForLayout()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit is InputHost ? nil : hit
    }
}

/// Contains an input view. The responder chain continues at the responder that has the view, such as a view controller with an accessory
/// view.
final class InputHost: UIView {
    fileprivate let content: UIView
    private let controller: UIInputViewController?
    fileprivate(set) weak var responder: UIResponder?
    private var pins: [NSLayoutConstraint] = []

    fileprivate init(of part: InputPart) {
        content = part.view
        controller = part.controller
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("An input host is not archived.") }

    override var next: UIResponder? { responder ?? super.next }

    fileprivate func enter(_ window: InputWindow, showingContentAt rect: CGRect) {
        frame = window.bounds
        window.addSubview(self)
        if content.superview !== self { move { addSubview(content) } }
        content.frame = rect
        pin(at: rect)
    }

    fileprivate func leave() {
        Runtime.current.application.keyWindowStorage?.dropFirstResponder(beneath: self)
        if content.superview === self { move { content.removeFromSuperview() } }
        removeFromSuperview()
    }

    /// Changes the input view without appearance callbacks: the keyboard itself sends them to the view controller.
    private func move(_ change: () -> Void) {
        if let controller { controller.moveView(change) } else { change() }
    }

    /// Adds constraints for the frame of a view that has no position constraints of its own.
    private func pin(at rect: CGRect) {
        NSLayoutConstraint.deactivate(pins)
        pins = []
        guard !content.translatesAutoresizingMaskIntoConstraints else { return }
        pins = [
            content.leftAnchor.constraint(equalTo: leftAnchor, constant: rect.minX),
            content.topAnchor.constraint(equalTo: topAnchor, constant: rect.minY),
            content.widthAnchor.constraint(equalToConstant: rect.width),
            content.heightAnchor.constraint(equalToConstant: rect.height),
        ]
        for pin in pins { pin.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(pins)
    }
}

/// An input view, its responder, and the view's controller if the responder has one.
@MainActor
struct InputPart {
    let view: UIView
    private(set) weak var owner: UIResponder?
    let controller: UIInputViewController?

    /// Finds an input view up the responder chain, as UIKit's header describes for `inputView` and `inputAccessoryView`.
    init?(
        for responder: UIResponder, _ viewPath: KeyPath<UIResponder, UIView?>,
        _ controllerPath: KeyPath<UIResponder, UIInputViewController?>
    ) {
        for responder in sequence(first: responder, next: \.next) {
            let own = responder[keyPath: viewPath]
            let controller = own == nil ? responder[keyPath: controllerPath] : nil
            guard let view = own ?? controller?.view else { continue }
            self.view = view
            self.controller = controller
            owner = responder
            return
        }
        return nil
    }
}

extension UIView {
    /// The host of the input view that contains this view.
    var inputHost: InputHost? {
        guard windowLink is InputWindow else { return nil }
        return sequence(first: self, next: \.superview).lazy.compactMap { $0 as? InputHost }.first
    }
}
