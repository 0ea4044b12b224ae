import SeededNumbers
import Simulator

/// An app whose first page is a list, with a model of what the list should show.
@MainActor
final class ListsWorld: StressedApp {
    let sim: Simulator
    let user: User
    let director = Director()
    let nested = NestedOperations()
    let waits = Waits()
    var faults: [String] = []
    var model: ListModel
    private(set) var screen: (any ListScreen)!
    /// What UIKit has said of updates that could not be.
    var refusals: Set<String> = []
    /// Where the app's code runs.
    private var place = Place.outside

    private enum Place { case outside, insideList }

    init(for script: StressScript) {
        sim = Simulator(for: script)
        user = User(of: sim)
        var numbers = SeededNumbers(seed: script.root)
        model = ListModel(
            sectionCounts: (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
                Int.random(in: 0...12, using: &numbers)
            })
        sim.records = .nothing
        sim.recordsExceptions = true
        screen = makeScreen(script.root / 24)
        sim.launch(UINavigationController(rootViewController: screen))
    }

    private func makeScreen(_ choice: UInt64) -> any ListScreen {
        let isDiffable = choice / 16 % 3 == 0
        let style: UITableView.Style = [.plain, .grouped, .insetGrouped][Int(choice / 48 % 3)]
        return switch choice % 6 {
        case 0: FixedTableScreen(style: style, isDiffable: isDiffable, self)
        case 1: AskedTableScreen(style: style, isDiffable: isDiffable, self)
        case 2: EstimatedTableScreen(style: style, isDiffable: isDiffable, self)
        case 3: TableScreen(style: style, isDiffable: isDiffable, self)
        case 4: CollectionScreen(layout: UICollectionViewFlowLayout(), isDiffable: isDiffable, self)
        default: CollectionScreen(layout: listLayout(style), isDiffable: isDiffable, self)
        }
    }

    private func listLayout(_ style: UITableView.Style) -> UICollectionViewLayout {
        let appearance: UICollectionLayoutListConfiguration.Appearance =
            switch style {
            case .plain: .plain
            case .grouped: .grouped
            default: .insetGrouped
            }
        return UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: appearance))
    }

    /// Nothing presents here, and nobody waits.
    func present(_ operation: Operation, completion: @escaping () -> Void) {}
    func dismiss(_ operation: Operation, completion: @escaping () -> Void) {}
    func choosePresentation(
        _ operation: Operation
    ) -> (presenter: UIViewController, presented: UIViewController)? { nil }
    func chooseReceiver(ofDismissal operation: Operation) -> UIViewController? { nil }

    func check() {
        checkTies()
        ListChecks(of: self).check()
    }

    func checkEnd() async {}
}

extension ListsWorld: ListOwner {
    func delete(_ path: IndexPath) {
        guard model[path] != nil else { return report("a row is deleted that is not there: \(path)") }
        var edit = ListEdit()
        edit.deleted = [path]
        var shorter = model
        shorter.sections[path.section].rows.remove(at: path.item)
        change(to: shorter, by: edit, animated: true)
    }

    func move(_ path: IndexPath, to destination: IndexPath) {
        guard let row = model[path] else { return report("a row is moved that is not there: \(path)") }
        model.sections[path.section].rows.remove(at: path.item)
        model.sections[destination.section].rows.insert(row, at: destination.item)
    }

    func callbackCame(inside: Bool) {
        let before = place
        if inside { place = .insideList }
        callbackCame()
        place = before
    }

    /// Changes the model as Apple's documentation has it: a list that is told of changes sees them happen.
    func change(to model: ListModel, by edit: ListEdit, animated: Bool) {
        if screen.isDiffable {
            self.model = model
            screen.apply(model, animated: animated)
        } else {
            screen.perform(edit, animated: animated) { self.model = model }
        }
    }

    /// Whether the list is at work: app code may ask it to reload then, and nothing else.
    var isInsideList: Bool { place == .insideList }
}
