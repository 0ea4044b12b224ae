import SeededNumbers
import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

/// A page that checks the order of its own callbacks.
private final class CheckedPage: UIViewController {
    private(set) var fault: String?
    private var last = "didDisappear"

    private static let before: [String: Set<String>] = [
        "willAppear": ["didDisappear", "willDisappear"], "didAppear": ["willAppear"],
        "willDisappear": ["didAppear", "willAppear"], "didDisappear": ["willDisappear"],
    ]

    private func note(_ callback: String) {
        if CheckedPage.before[callback]?.contains(last) != true { fault = "\(callback) after \(last)" }
        last = callback
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

private final class Row: NSObject, UIPageViewControllerDataSource {
    let pages = (0..<8).map { _ in CheckedPage() }

    private func neighbour(of page: UIViewController, by step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + step)
        else {
            return nil
        }
        return pages[index + step]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, by: -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, by: 1) }
}

/// Random operations on a page controller; the model contains the visible pages.
@MainActor
private final class PagerRun {
    private let app = ShownApp()
    private let row = Row()
    private let pager: UIPageViewController
    private let isBook: Bool
    private var model: [UIViewController]
    private var numbers: SeededNumbers
    private var completions = 0
    private var changes = 0
    private weak var setDuringTurn: PageTurn?
    private var isHeld = false

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
        isBook = seed % 3 == 2
        pager = UIPageViewController(
            transitionStyle: seed % 3 == 0 ? .scroll : .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: (isBook ? UIPageViewController.SpineLocation.mid : .min).rawValue])
        model = Array(row.pages.prefix(isBook ? 2 : 1))
        pager.dataSource = row
        pager.setViewControllers(model, direction: .forward, animated: false)
        app.show(pager)
    }

    /// Each operation uses its own random numbers, so any part of a list is a runnable list.
    func fault(after operations: [UInt64]) -> String? {
        for operation in operations {
            numbers = SeededNumbers(seed: operation)
            perform(Int.random(in: 0..<8, using: &numbers))
        }
        pager.endTurn(completed: false)
        app.window.rootViewController?.dismiss(animated: false)
        app.settle()
        return faultAtRest
    }

    private func perform(_ operation: Int) {
        switch operation {
        case 0, 1: set(animated: operation == 0)
        case 2, 3: if pager.beginTurn(operation == 2 ? .forward : .reverse) { isHeld = true }
        case 4: pager.moveTurn(to: CGFloat.random(in: 0...1, using: &numbers))
        case 5: endTurn(completed: Bool.random(using: &numbers))
        case 6: letTimePass()
        default: cover()
        }
    }

    private func set(animated: Bool) {
        let start = Int.random(in: 0..<4, using: &numbers) * 2
        model = Array(row.pages[start..<(start + (isBook ? 2 : 1))])
        changes += 1
        setDuringTurn = pager.turn
        pager.setViewControllers(model, direction: .forward, animated: animated) { _ in self.completions += 1
        }
    }

    private func endTurn(completed: Bool) {
        // Ending twice counts once, and pages that were set meanwhile take precedence.
        defer { isHeld = false }
        if completed, isHeld, let turn = pager.turn, turn !== setDuringTurn {
            model = turn.pending
            pager.endTurn(completed: true)
            app.settle()
        } else {
            pager.endTurn(completed: false)
        }
    }

    private func letTimePass() {
        let loop = Runtime.current.loop
        loop.setClock(to: loop.now + Double.random(in: 0...0.3, using: &numbers))
        loop.turn()
    }

    private func cover() {
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        if pager.presentedViewController == nil {
            pager.present(page, animated: false)
        } else {
            pager.dismiss(animated: false)
        }
    }

    private var faultAtRest: String? {
        if let broken = row.pages.first(where: { $0.fault != nil }) { return broken.fault }
        if pager.viewControllers != model { return "other pages than asked for" }
        if pager.children != model { return "children \(pager.children.count)" }
        for page in row.pages {
            let isShown = model.contains { $0 === page }
            if (page.appearance == .appeared) != isShown {
                return "a page is \(page.appearance), shown: \(isShown)"
            }
            if (page.parent === pager) != isShown || page.isMovingToParent { return "a tie is wrong" }
        }
        if completions != changes { return "\(completions) completions of \(changes)" }
        return Runtime.current.diagnostics.entries.first?.message
    }
}

/// Random operations on a split view; the expected state depends on its width, its mode and its stacks.
@MainActor
private final class SplitRun {
    private let app = ShownApp(device: .iPadPro11)
    private let split: UISplitViewController
    private let parent = UIViewController()
    private var pages: [CheckedPage] = []
    private var numbers: SeededNumbers
    private var isCompact = false

    private static let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
        split = UISplitViewController(style: seed % 2 == 0 ? .doubleColumn : .tripleColumn)
        for column in columns { split.setViewController(newPage(), for: column) }
        parent.addChild(split)
        parent.view.addSubview(split.view)
        split.didMove(toParent: parent)
        app.show(parent)
    }

    private var columns: [UISplitViewController.Column] {
        split.style == .doubleColumn ? [.primary, .secondary] : SplitRun.columns
    }

    private func newPage() -> CheckedPage {
        let page = CheckedPage()
        pages.append(page)
        return page
    }

    func fault(after operations: [UInt64]) -> String? {
        for operation in operations {
            numbers = SeededNumbers(seed: operation)
            perform(Int.random(in: 0..<8, using: &numbers))
        }
        app.settle()
        return faultAtRest
    }

    private func perform(_ operation: Int) {
        let column = columns.randomElement(using: &numbers)!
        switch operation {
        case 0: changeWidth()
        case 1: split.show(column)
        case 2: split.hide(column)
        case 3:
            split.preferredDisplayMode =
                [.automatic, .oneBesideSecondary, .twoOverSecondary][Int(numbers.next() % 3)]
        case 4: stacks.randomElement(using: &numbers)?.pushViewController(newPage(), animated: true)
        case 5: stacks.randomElement(using: &numbers)?.userTapsBack()
        case 6: split.setViewController(newPage(), for: column)
        default: letTimePass()
        }
    }

    private var stacks: [UINavigationController] {
        split.viewControllers.compactMap { $0 as? UINavigationController }
    }

    private func changeWidth() {
        isCompact.toggle()
        parent.setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular), forChild: split)
    }

    private func letTimePass() {
        let loop = Runtime.current.loop
        loop.setClock(to: loop.now + Double.random(in: 0...0.4, using: &numbers))
        loop.turn()
    }

    /// The visible page of a column.
    private func top(of controller: UIViewController) -> UIViewController {
        (controller as? UINavigationController)?.topViewController.map(top) ?? controller
    }

    private var faultAtRest: String? {
        if let broken = pages.first(where: { $0.fault != nil }) { return broken.fault }
        if split.isCollapsed != isCompact { return "collapsed is \(split.isCollapsed)" }
        let shown = split.isCollapsed ? split.viewControllers : split.wantedPages
        let tops = shown.map(top)
        for page in pages {
            let isShown = tops.contains { $0 === page }
            if (page.appearance == .appeared) != isShown {
                return "a page is \(page.appearance), shown: \(isShown)"
            }
        }
        for column in split.viewControllers where column.parent !== split {
            return "a column has another parent"
        }
        if !split.isCollapsed, split.children.count != columns.count {
            return "\(split.children.count) children"
        }
        for child in split.children where child.flags.contains(.isNestedColumn) { return "a child is nested" }
        // UIKit warns about an animated push during another one, as expected.
        return Runtime.current.diagnostics.entries.first { $0.kind == .exception }?.message
    }
}

@MainActor
@Suite(.inTurn) struct ContainerModelTests {
    @Test func `any operations leave a page controller with the pages it was asked for`() {
        play { seed, operations in PagerRun(seed: seed).fault(after: operations) }
    }

    @Test func `any operations leave a split view as wide as it is, with every column in its place`() {
        play { seed, operations in SplitRun(seed: seed).fault(after: operations) }
    }

    private func play(_ fault: (UInt64, [UInt64]) -> String?) {
        for seed in UInt64(0)..<900 {
            var numbers = SeededNumbers(seed: seed)
            var operations = (0..<30).map { _ in numbers.next() }
            guard fault(seed, operations) != nil else { continue }
            for index in operations.indices.reversed() {
                var fewer = operations
                fewer.remove(at: index)
                if fault(seed, fewer) != nil { operations = fewer }
            }
            Issue.record("Seed \(seed), operations \(operations): \(fault(seed, operations) ?? "")")
            return
        }
    }
}
