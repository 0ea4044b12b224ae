import Simulator

/// A container that its child fills, and that records notifications of a new size.
class ToldPage: UIViewController {
    private let name: String
    private let callsSuper: Bool
    private let tell: (String) -> Void

    init(_ name: String, callsSuper: Bool = true, _ tell: @escaping (String) -> Void) {
        self.name = name
        self.callsSuper = callsSuper
        self.tell = tell
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        tell(name)
        if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
    }
}
