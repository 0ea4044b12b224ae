import PageFlow
import Simulator

/// A page that reports its callbacks, and can be asked for a result.
class FlowPage: UIViewController, AnsweringPage, ButtonPage {
    typealias Answer = Int

    let number: Int
    private weak var world: FlowWorld?

    required init(_ world: FlowWorld) {
        self.world = world
        number = world.register()
        super.init(nibName: nil, bundle: nil)
        world.track(self)
    }

    required init?(coder: NSCoder) { nil }

    func buttonWasTapped() { world?.buttonWasTapped(on: self) }

    func fieldWasEdited() { world?.callbackCame() }

    override func viewDidLoad() {
        super.viewDidLoad()
        if number % 4 == 3 { PageButton.addScrollView(to: self) }
        world?.callbackCame()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        world?.callbackCame()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        world?.callbackCame()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        world?.callbackCame()
    }
}

/// Page classes to return to.
final class RedPage: FlowPage {}
final class BluePage: FlowPage {}
