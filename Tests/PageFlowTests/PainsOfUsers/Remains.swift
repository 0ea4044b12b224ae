import PageFlow
import Simulator

/// Objects that should be released, for finding those that aren't.
@MainActor
struct Remains {
    private final class Weakly {
        weak var object: AnyObject?
        let name: String

        init(_ object: AnyObject) {
            self.object = object
            name = "\(type(of: object))"
        }
    }

    private let all: [Weakly]

    init(_ objects: AnyObject...) { all = objects.map(Weakly.init) }

    /// The names of the objects that are still alive.
    var alive: [String] { all.filter { $0.object != nil }.map(\.name) }
}

/// The exits of a window's pages.
@MainActor
final class Exits {
    private(set) var list: [String] = []

    init(of app: TestApp) {
        app.navigator.onExit { [unowned self] in list.append("\($0.name) \($0.cause.rawValue)") }
    }
}

extension TestApp {
    /// The callbacks of pages of a type since the trace was cleared.
    func callbacks(of type: TestPage.Type) -> [String] {
        sim.trace.lines.filter { $0.hasPrefix("\(type).view") }
    }

    func open(_ page: UIViewController, from asker: UIViewController, by method: OpenMethod = .automatic)
        -> NavigationOutcome?
    {
        outcome(of: asker.open(page, by: method))
    }
}
