import PageFlowTesting
import Simulator
import Testing
import UIKit

/// Views of items in a bar: custom views, and title views.
@MainActor @Suite(.onStage) struct BroughtViewTests {
    enum Title: CaseIterable {
        case searchBar, ownSize, fittingSize, constraints, constraintsAndMask, tooWide
    }

    private func stack(_ page: UIViewController = UIViewController()) -> (Simulator, UINavigationController) {
        let sim = Simulator(system: .iOS(18))
        let stack = UINavigationController(rootViewController: page)
        sim.launch(stack)
        return (sim, stack)
    }

    private func view(_ title: Title) -> UIView {
        switch title {
        case .searchBar: return UISearchBar()
        case .ownSize: return UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        case .fittingSize: return UISegmentedControl(items: ["First", "Second"])
        case .tooWide: return UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 30))
        case .constraintsAndMask:
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 30))
            view.widthAnchor.constraint(equalToConstant: 100).isActive = true
            return view
        case .constraints:
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            view.widthAnchor.constraint(equalToConstant: 100).isActive = true
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            return view
        }
    }

    @Test(arguments: Title.allCases)
    func `the view in the title's place is as wide as suits it and as there is room`(_ title: Title) {
        let page = UIViewController()
        let view = view(title)
        page.navigationItem.titleView = view
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            customView: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)))
        let (sim, stack) = stack(page)
        _ = sim.picture()
        #expect(view.superview === stack.navigationBar)
        let frame = view.frame
        #expect(abs(frame.midY - 22) < 0.5 && sim.diagnostics.isEmpty)
        switch title {
        case .searchBar: #expect(frame == CGRect(x: 18, y: 0, width: 301, height: 44))
        case .tooWide: #expect(frame == CGRect(x: 18, y: 7, width: 301, height: 30))
        case .ownSize: #expect(frame == CGRect(x: 136.5, y: 7, width: 120, height: 30))
        case .constraintsAndMask: #expect(frame == CGRect(x: 146.5, y: 7, width: 100, height: 30))
        case .constraints:
            #expect(abs(frame.midX - 196.5) < 0.5 && frame.size == CGSize(width: 100, height: 20))
        case .fittingSize:
            #expect(abs(frame.midX - 196.5) < 0.5)
            #expect(frame.size == view.sizeThatFits(.zero))
        }
    }

    enum Place: CaseIterable {
        case title, custom, toolbar
    }

    @Test(arguments: Place.allCases)
    func `a view that is laid out by constraints grows and shrinks with what it contains`(_ place: Place) {
        let page = UIViewController()
        let (view, content) = (UIView(), UILabel())
        for each in [view, content] { each.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5),
            content.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -5),
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        let (sim, stack) = stack(page)
        switch place {
        case .title: page.navigationItem.titleView = view
        case .custom: page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
        case .toolbar:
            stack.isToolbarHidden = false
            page.toolbarItems = [UIBarButtonItem(customView: view)]
        }
        for (words, lines) in [("One", 1), ("One, two, three", 1), ("One\ntwo", 2), ("Two", 1)] {
            (content.text, content.numberOfLines) = (words, lines)
            _ = sim.picture()
            let (wanted, size) = (content.intrinsicContentSize, view.bounds.size)
            #expect(abs(size.width - wanted.width - 10) < 0.001, "\(words)")
            #expect(abs(size.height - wanted.height) < 0.001, "\(words)")
        }
        #expect(sim.diagnostics.isEmpty)
    }

    @Test(arguments: Place.allCases)
    func `a view is in the window as soon as the app is laid out`(_ place: Place) throws {
        let (page, other) = (UIViewController(), UIViewController())
        let (first, second) = (view(.ownSize), view(.ownSize))
        let (sim, stack) = stack(page)
        stack.isToolbarHidden = place != .toolbar
        func bring(_ view: UIView, _ page: UIViewController) {
            switch place {
            case .title: page.navigationItem.titleView = view
            case .custom: page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
            case .toolbar: page.toolbarItems = [UIBarButtonItem(customView: view)]
            }
        }
        try sim.settle()
        bring(first, page)
        bring(second, other)
        try sim.settle()
        #expect(first.window === sim.window && second.window == nil)
        stack.pushViewController(other, animated: false)
        try sim.settle()
        #expect(first.window == nil && second.window === sim.window)
    }

    @Test(arguments: [(System.iOS(18), 20), (.iOS(26), 36)] as [(System, CGFloat)])
    func `since iOS 26 a custom view is at least 36 points wide`(system: System, width: CGFloat) throws {
        let (sim, page) = (Simulator(system: system), UIViewController())
        let narrow = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let wide = view(.ownSize)
        page.navigationItem.rightBarButtonItems = [narrow, wide].map { UIBarButtonItem(customView: $0) }
        sim.launch(UINavigationController(rootViewController: page))
        try sim.settle()
        #expect(narrow.bounds.size == CGSize(width: width, height: 20) && wide.bounds.width == 120)
    }

    @Test func `views leave the bar with their item, and come back`() throws {
        let page = UIViewController()
        let (title, custom) = (view(.constraints), view(.ownSize))
        page.navigationItem.titleView = title
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: custom)
        let (sim, stack) = stack(page)
        _ = sim.picture()
        let place = title.frame
        stack.pushViewController(UIViewController(), animated: false)
        try sim.settle()
        _ = sim.picture()
        #expect(title.superview == nil && custom.superview == nil)
        stack.popViewController(animated: false)
        try sim.settle()
        _ = sim.picture()
        #expect(title.superview === stack.navigationBar && custom.superview === stack.navigationBar)
        #expect(title.frame == place)
    }

    @Test func `a control in the title's place takes touches`() {
        let page = UIViewController()
        let control = UISegmentedControl(items: ["First", "Second"])
        control.selectedSegmentIndex = 0
        page.navigationItem.titleView = control
        let (sim, _) = stack(page)
        #expect(sim.tap("Second"))
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test func `a custom view has the same distance from the edge as a button's title`() {
        let page = UIViewController()
        let custom = view(.ownSize)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
        let (sim, _) = stack(page)
        _ = sim.picture()
        #expect(abs(custom.frame.maxX - (393 - 16)) < 0.001)
    }

    @Test func `a toolbar lets go of the views of items that are replaced`() throws {
        let page = UIViewController()
        let (sim, stack) = stack(page)
        let (first, second) = (view(.ownSize), view(.ownSize))
        stack.isToolbarHidden = false
        page.toolbarItems = [UIBarButtonItem(customView: first)]
        _ = sim.picture()
        #expect(first.superview === stack.toolbar)
        page.toolbarItems = [UIBarButtonItem(customView: second)]
        try sim.settle()
        _ = sim.picture()
        #expect(first.superview == nil && second.superview === stack.toolbar)
    }
}
