import PageFlow
import Simulator

/// A page that reports its callbacks, and can be asked for a result.
class FlowPage: UIViewController, AnsweringPage, ButtonPage {
    typealias Answer = Int

    let number: Int
    let callbacks: PageRecord
    private weak var world: FlowWorld?

    required init(_ world: FlowWorld) {
        self.world = world
        number = world.register()
        callbacks = PageRecord(number)
        super.init(nibName: nil, bundle: nil)
        world.track(self)
    }

    required init?(coder: NSCoder) { nil }

    func buttonWasTapped() { world?.buttonWasTapped(on: self) }

    func fieldWasEdited() { world?.callbackCame() }

    private func note(_ callback: String) {
        callbacks.note(callback)
        world?.callbackCame()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if number % 4 == 3 { PageButton.addScrollView(to: self) }
        note("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        callbacks.note("viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        callbacks.note("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear")
    }
}

/// Page classes to return to.
final class RedPage: FlowPage {}
final class BluePage: FlowPage {}
