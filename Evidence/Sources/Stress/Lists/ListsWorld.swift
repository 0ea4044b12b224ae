import SeededNumbers
import Simulator

/// An app whose first page is a list, with a model of the expected content.
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
    /// UIKit's messages about invalid updates.
    var refusals: Set<String> = []
    /// Whether a snapshot is being applied: UIKit doesn't allow nested snapshots.
    private var isApplying = false

    init(for script: StressScript) {
        // A small screen has few cells, and tests a list as thoroughly as a large one.
        sim = Simulator(for: script, device: .iPhoneSE)
        user = User(of: sim)
        var numbers = SeededNumbers(seed: script.root)
        model = ListModel(
            sectionCounts: (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
                Int.random(in: 0...12, using: &numbers)
            })
        sim.records = .nothing
        sim.recordsExceptions = true
        screen = makeScreen(script.root / 24)
        // Fast deceleration.
        screen.scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.97)
        let isInStack = script.root / 24 / 288 % 2 == 0
        sim.launch(isInStack ? UINavigationController(rootViewController: screen) : screen)
    }

    private func makeScreen(_ choice: UInt64) -> any ListScreen {
        let isDiffable = choice / 16 % 3 == 0
        let showsTexts = choice / 144 % 4 == 0
        let style: UITableView.Style = [.plain, .grouped, .insetGrouped][Int(choice / 48 % 3)]
        return switch choice % 6 {
        case 0: FixedTableScreen(style: style, isDiffable: isDiffable, self)
        case 1: AskedTableScreen(style: style, isDiffable: isDiffable, self)
        case 2: EstimatedTableScreen(style: style, isDiffable: isDiffable, self)
        case 3: TableScreen(style: style, isDiffable: isDiffable, showsTexts: showsTexts, self)
        case 4:
            CollectionScreen(
                layout: UICollectionViewFlowLayout(), cell: TrackedItemCell.self, isDiffable: isDiffable, self
            )
        default:
            CollectionScreen(
                layout: listLayout(style), cell: TrackedCollectionCell.self, isDiffable: isDiffable,
                showsTexts: showsTexts, self)
        }
    }

    private func listLayout(_ style: UITableView.Style) -> UICollectionViewLayout {
        let appearance: UICollectionLayoutListConfiguration.Appearance =
            switch style {
            case .plain: .plain
            case .grouped: .grouped
            default: .insetGrouped
            }
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.actions(at: $0) }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    /// An action runs later than it is requested: the row may have moved by then.
    private func actions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = model[path]?.id else {
            report("actions are asked for of a row that is not there: \(path)")
            return nil
        }
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, end in
                if let now = self?.model.paths.first(where: { self?.model[$0]?.id == id }) {
                    self?.delete(now)
                }
                end(true)
            }
        ])
    }

    /// The app presents nothing, so no completion is called.
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

    /// Changes the model as Apple's documentation describes: a list that is notified of changes observes each of them.
    func change(to model: ListModel, by edit: ListEdit, animated: Bool) {
        guard screen.isDiffable else {
            let old = self.model
            return screen.perform(edit, animated: animated) {
                guard self.model == old else { return false }
                self.model = model
                return true
            }
        }
        apply(model, animated: animated)
    }

    /// Applies a snapshot to the list, unless the list is about to receive one.
    func apply(_ model: ListModel, animated: Bool) {
        guard !isApplying else { return }
        isApplying = true
        self.model = model
        screen.apply(model, animated: animated)
        isApplying = false
    }
}
