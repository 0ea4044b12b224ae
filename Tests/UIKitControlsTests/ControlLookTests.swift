import Simulator
import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

/// Records the callbacks of a page control's progress.
@MainActor
private final class ProgressNotes: NSObject, UIPageControlTimerProgressDelegate {
    var lines: [String] = []
    var mayAdvance = true
    var steps = 0

    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        lines.append("begin \(page)")
        return page == 1 ? 0.5 : 0
    }

    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
        lines.append("visible \(progress.isProgressVisible)")
    }

    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { steps += 1 }

    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int)
        -> Bool
    {
        lines.append("may \(page)")
        return mayAdvance
    }
}

@MainActor @Suite("Looks and parts of controls", .inTurn) struct ControlLookTests {
    private let sim = Simulator(system: .iOS(18))
    private let page = UIViewController()

    private func show(_ view: UIView, _ frame: CGRect) {
        view.frame = frame
        page.view.addSubview(view)
        sim.launch(page)
    }

    // MARK: Page controls

    @Test func `a page control can go from top to bottom`() {
        let dots = UIPageControl()
        dots.numberOfPages = 3
        let along = dots.intrinsicContentSize
        dots.direction = .topToBottom
        #expect(dots.intrinsicContentSize == CGSize(width: along.height, height: along.width))
        show(dots, CGRect(x: 100, y: 200, width: 30, height: 120))
        sim.tap(at: CGPoint(x: 115, y: 310))
        #expect(dots.currentPage == 1)
        dots.direction = .bottomToTop
        sim.tap(at: CGPoint(x: 115, y: 310))
        #expect(dots.currentPage == 0)
    }

    @Test func `a finger along the dots turns to the page beneath it, and hides the progress`() throws {
        let dots = UIPageControl()
        let progress = UIPageControlProgress()
        let notes = ProgressNotes()
        progress.delegate = notes
        dots.numberOfPages = 5
        dots.progress = progress
        show(dots, CGRect(x: 100, y: 200, width: 160, height: 30))
        #expect(dots.interactionState == .none && progress.isProgressVisible)
        sim.touchDown(at: CGPoint(x: 147, y: 215))
        sim.touchMove(to: CGPoint(x: 213, y: 215), over: 0.2)
        #expect(dots.interactionState == .continuous && dots.currentPage == 4)
        #expect(!progress.isProgressVisible)
        sim.touchUp()
        #expect(dots.interactionState == .none && dots.currentPage == 4)
        #expect(notes.lines.first == "begin 0" && notes.lines.contains("visible false"))
        #expect(notes.lines.last == "visible true")
        dots.allowsContinuousInteraction = false
        sim.touchDown(at: CGPoint(x: 213, y: 215))
        sim.touchMove(to: CGPoint(x: 147, y: 215), over: 0.2)
        #expect(dots.interactionState == .none)
        sim.touchUp()
    }

    @Test func `a progress is kept between 0 and 1, and begins where the delegate says`() {
        let dots = UIPageControl()
        let progress = UIPageControlProgress()
        let notes = ProgressNotes()
        progress.delegate = notes
        #expect(!progress.isProgressVisible)
        dots.numberOfPages = 3
        dots.progress = progress
        progress.currentProgress = 7
        #expect(progress.currentProgress == 1)
        dots.currentPage = 1
        #expect(progress.currentProgress == 0.5)
        dots.currentPage = 2
        #expect(progress.currentProgress == 0 && notes.lines == ["begin 0", "begin 1", "begin 2"])
    }

    @Test func `a timer turns the pages, and stops after the last one`() throws {
        let dots = UIPageControl()
        let progress = UIPageControlTimerProgress(preferredDuration: 2)
        let notes = ProgressNotes()
        progress.delegate = notes
        dots.numberOfPages = 2
        dots.progress = progress
        progress.setDuration(4, forPage: 1)
        #expect(progress.duration(forPage: 0) == 2 && progress.duration(forPage: 1) == 4)
        show(dots, CGRect(x: 100, y: 200, width: 160, height: 30))
        var events = 0
        dots.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        progress.resumeTimer()
        #expect(progress.isRunning)
        sim.advance(by: 1)
        #expect(abs(progress.currentProgress - 0.5) < 0.02 && notes.steps > 50)
        progress.pauseTimer()
        sim.advance(by: 5)
        #expect(abs(progress.currentProgress - 0.5) < 0.02 && dots.currentPage == 0)
        progress.resumeTimer()
        sim.advance(by: 1.1)
        #expect(dots.currentPage == 1 && events == 1)
        // The second page begins in the middle, and takes four seconds in total.
        sim.advance(by: 1)
        #expect(progress.currentProgress > 0.7 && progress.currentProgress < 0.8)
        sim.advance(by: 3)
        #expect(!progress.isRunning && dots.currentPage == 1)
        #expect(notes.lines == ["begin 0", "may 1", "begin 1"])
        progress.resetsToInitialPageAfterEnd = true
        progress.resumeTimer()
        sim.advance(by: 0.1)
        #expect(dots.currentPage == 0)
        notes.mayAdvance = false
        sim.advance(by: 3)
        #expect(dots.currentPage == 0 && !progress.isRunning)
        progress.setDuration(0, forPage: 1)
        #expect(progress.duration(forPage: 1) == 2)
    }

    @Test func `the marked dot has its own picture`() {
        let dots = UIPageControl()
        dots.numberOfPages = 2
        let images = (0..<4).map { _ in UIImage() }
        #expect(dots.shownIndicatorImage(forPage: 0) == nil)
        dots.preferredIndicatorImage = images[0]
        #expect(dots.shownIndicatorImage(forPage: 0) === images[0])
        dots.preferredCurrentPageIndicatorImage = images[1]
        #expect(dots.shownIndicatorImage(forPage: 0) === images[1])
        #expect(dots.shownIndicatorImage(forPage: 1) === images[0])
        dots.setCurrentPageIndicatorImage(images[2], forPage: 0)
        #expect(dots.shownIndicatorImage(forPage: 0) === images[2])
        #expect(dots.currentPageIndicatorImage(forPage: 0) === images[2])
        dots.setCurrentPageIndicatorImage(nil, forPage: 0)
        #expect(dots.currentPageIndicatorImage(forPage: 0) == nil)
    }

    // MARK: Segments

    @Test func `segments keep their looks by state, and fall back to the normal one`() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        let font = UIFont.systemFont(ofSize: 20)
        control.setTitleTextAttributes([.font: font], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        control.selectedSegmentIndex = 1
        #expect(control.shownTitleAttributes(ofSegment: 0)[.font] as? UIFont == font)
        #expect(control.shownTitleAttributes(ofSegment: 1)[.foregroundColor] as? UIColor == .red)
        control.setEnabled(false, forSegmentAt: 2)
        #expect(control.shownTitleAttributes(ofSegment: 2)[.font] as? UIFont == font)
        let image = UIImage()
        control.setBackgroundImage(image, for: .selected, barMetrics: .default)
        control.setDividerImage(
            image, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) === image)
        #expect(control.backgroundImage(for: .selected, barMetrics: .compact) == nil)
        #expect(
            control.dividerImage(
                forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default) == nil)
        #expect(
            control.dividerImage(
                forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) === image)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 3, vertical: 0), forSegmentType: .any, barMetrics: .default)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 5, vertical: 0), forSegmentType: .right, barMetrics: .default)
        #expect((0..<3).map { control.shownAdjustment(ofSegment: $0).horizontal } == [3, 3, 5])
        #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default) == .zero)
    }

    // MARK: Sliders

    @Test func `a slider's images take room from its track, and a subclass places the track`() {
        final class Narrow: UISlider {
            override func trackRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 40, dy: 13) }
        }
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 2, y: 13.5, width: 196, height: 4))
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == .zero)
        slider.minimumValueImage = UIImage(systemName: "star")
        let image = slider.minimumValueImageRect(forBounds: slider.bounds)
        #expect(image.minX == 0 && slider.trackRect(forBounds: slider.bounds).minX > image.maxX)
        let narrow = Narrow()
        show(narrow, CGRect(x: 50, y: 300, width: 200, height: 31))
        narrow.value = 0
        sim.touchDown(at: CGPoint(x: 50 + narrow.thumbCenter, y: 315))
        sim.touchMove(to: CGPoint(x: 50 + 200, y: 315), over: 0.2)
        sim.touchUp()
        #expect(narrow.value == 1 && narrow.thumbCenter < 162)
    }

    @Test func `the shown images of a slider are those of its state, or else the normal ones`() {
        let slider = UISlider()
        let images = (0..<2).map { _ in UIImage() }
        #expect(slider.currentThumbImage == nil)
        slider.setThumbImage(images[0], for: .normal)
        slider.setThumbImage(images[1], for: .disabled)
        slider.setMinimumTrackImage(images[0], for: .normal)
        #expect(slider.currentThumbImage === images[0] && slider.currentMinimumTrackImage === images[0])
        slider.isEnabled = false
        #expect(slider.currentThumbImage === images[1] && slider.currentMinimumTrackImage === images[0])
        #expect(slider.currentMaximumTrackImage == nil)
    }

    // MARK: Scroll views

    @Test func `indicators flash where there is more content than room`() throws {
        let scroll = UIScrollView()
        show(scroll, CGRect(x: 0, y: 100, width: 200, height: 200))
        let bars = { scroll.subviews.compactMap { $0 as? ScrollIndicatorBar } }
        scroll.flashScrollIndicators()
        #expect(bars().isEmpty)
        scroll.contentSize = CGSize(width: 200, height: 800)
        scroll.contentOffset.y = 600
        scroll.flashScrollIndicators()
        #expect(bars().count == 1)
        #expect(try #require(bars().first).frame.maxY == scroll.bounds.maxY)
        scroll.contentSize.width = 400
        scroll.flashScrollIndicators()
        #expect(bars().count == 2)
        try sim.settle()
        #expect(bars().count == 2)
        sim.advance(by: 1)
        #expect(bars().isEmpty)
        scroll.showsVerticalScrollIndicator = false
        scroll.showsHorizontalScrollIndicator = false
        scroll.flashScrollIndicators()
        #expect(bars().isEmpty)
    }

    // MARK: Bars and keyboards

    @Test func `bars hide when the keyboard appears, and a tap brings them back`() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        page.view.addSubview(field)
        let stack = UINavigationController(rootViewController: page)
        #expect(!stack.hidesBarsWhenKeyboardAppears)
        stack.hidesBarsWhenKeyboardAppears = true
        sim.launch(stack)
        field.becomeFirstResponder()
        try sim.settle()
        #expect(stack.isNavigationBarHidden)
        field.resignFirstResponder()
        try sim.settle()
        #expect(stack.isNavigationBarHidden)
        sim.tap(at: CGPoint(x: 200, y: 500))
        try sim.settle()
        #expect(!stack.isNavigationBarHidden)
        stack.hidesBarsWhenKeyboardAppears = false
        field.becomeFirstResponder()
        try sim.settle()
        #expect(!stack.isNavigationBarHidden)
    }
}

// MARK: Properties with a wrapper

private final class WrappedView: UIView {
    @Invalidating(.layout) var gap: CGFloat = 8
    @Invalidating(.intrinsicContentSize, .display, .constraints) var title = "a"
    private(set) var layouts = 0
    private(set) var sizes = 0

    override func layoutSubviews() { layouts += 1 }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizes += 1
    }
}

private final class WrappedButton: UIButton {
    @Invalidating(.configuration) var count = 0
}

private final class LoadingPage: UIViewController {
    @ViewLoading var label: UILabel
    @ViewLoading var color = UIColor.red

    override func viewDidLoad() {
        super.viewDidLoad()
        label = UILabel()
        label.text = "loaded"
    }
}

/// Records trait changes.
@MainActor
private final class TraitTarget: NSObject {
    var lines: [String] = []

    func plain() { lines.append("plain") }

    func withObject(_ object: UIView) {
        lines.append("object \(object.traitCollection.userInterfaceStyle.rawValue)")
    }

    func withBoth(_ object: UIView, _ old: UITraitCollection) {
        lines.append("both \(old.userInterfaceStyle.rawValue)")
    }
}

private final class TraitView: UIView {
    var changes = 0

    func styleChanged() { changes += 1 }
}

@MainActor @Suite("Wrapped properties and trait actions", .inTurn) struct WrappedPropertyTests {
    @Test func `another value makes the view out of date, an equal one does not`() {
        let app = ShownApp()
        let page = UIViewController()
        let view = WrappedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        page.view.addSubview(view)
        app.show(page)
        let layouts = view.layouts
        view.gap = 8
        app.settle()
        #expect(view.layouts == layouts)
        view.gap = 9
        app.settle()
        #expect(view.gap == 9 && view.layouts == layouts + 1)
        let sizes = view.sizes
        view.title = "a"
        #expect(view.sizes == sizes)
        view.title = "b"
        #expect(view.sizes == sizes + 1 && view.title == "b")
    }

    @Test func `a button's configuration is updated`() {
        let app = ShownApp()
        let page = UIViewController()
        let button = WrappedButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        button.configuration = .plain()
        button.configurationUpdateHandler = { button in
            button.configuration?.title = "\((button as? WrappedButton)?.count ?? -1)"
        }
        page.view.addSubview(button)
        app.show(page)
        button.count = 3
        app.settle()
        #expect(button.configuration?.title == "3")
    }

    @Test func `a property of the page loads its view`() {
        let page = LoadingPage()
        #expect(!page.isViewLoaded)
        #expect(page.label.text == "loaded" && page.isViewLoaded)
        let other = LoadingPage()
        other.label = UILabel()
        #expect(!other.isViewLoaded)
        #expect(other.color == .red && other.isViewLoaded)
    }

    @Test func `actions are sent when traits change, with as much as the method takes`() {
        let app = ShownApp()
        let page = UIViewController()
        let view = TraitView(frame: .zero)
        page.view.addSubview(view)
        app.show(page)
        var target: TraitTarget? = TraitTarget()
        let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
        let plain = view.registerForTraitChanges(
            traits, target: target!, action: Selector("plain", TraitTarget.plain))
        view.registerForTraitChanges(
            traits, target: target!, action: Selector("withObject:", TraitTarget.withObject))
        view.registerForTraitChanges(
            traits, target: target!, action: Selector("withBoth:_:", TraitTarget.withBoth))
        view.registerForTraitChanges(traits, action: Selector("styleChanged", TraitView.styleChanged))
        view.overrideUserInterfaceStyle = .dark
        #expect(target?.lines == ["plain", "object 2", "both 1"] && view.changes == 1)
        view.unregisterForTraitChanges(plain)
        view.overrideUserInterfaceStyle = .light
        #expect(target?.lines.suffix(2) == ["object 1", "both 2"] && view.changes == 2)
        weak let released = target
        target = nil
        #expect(released == nil)
        view.overrideUserInterfaceStyle = .dark
        #expect(view.changes == 3)
    }
}

// MARK: Searches

@MainActor
private final class Results: NSObject, UISearchResultsUpdating {
    var chosen: [String] = []

    func updateSearchResults(for searchController: UISearchController) {}

    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { chosen.append(searchSuggestion.localizedSuggestion ?? "") }
}

@MainActor @Suite("Suggestions and scopes of searches", .inTurn) struct SearchSuggestionTests {
    private let sim = Simulator(system: .iOS(18))
    private let search = UISearchController(searchResultsController: nil)
    private let page = UIViewController()
    private let results = Results()

    private func launch() throws {
        page.navigationItem.searchController = search
        page.definesPresentationContext = true
        search.searchResultsUpdater = results
        sim.launch(UINavigationController(rootViewController: page))
        try sim.settle()
    }

    @Test func `a suggestion has its words, plain or with their looks`() {
        let plain = UISearchSuggestionItem(localizedSuggestion: "tea")
        #expect(plain.localizedSuggestion == "tea" && plain.localizedAttributedSuggestion == nil)
        let icon = UIImage()
        let rich = UISearchSuggestionItem(
            localizedAttributedSuggestion: NSAttributedString(string: "milk"),
            localizedDescription: "a drink",
            iconImage: icon)
        #expect(rich.localizedSuggestion == "milk" && rich.localizedAttributedSuggestion?.string == "milk")
        #expect(rich.localizedDescription == "a drink" && rich.iconImage === icon)
        rich.representedObject = 7
        #expect(rich.representedObject as? Int == 7)
    }

    @Test func `a tap on a suggestion chooses it, and the list goes`() throws {
        try launch()
        search.isActive = true
        try sim.settle()
        search.searchSuggestions = ["tea", "milk"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
        try sim.settle()
        #expect(search.suggestionList != nil)
        sim.tap("milk")
        #expect(results.chosen == ["milk"] && search.searchSuggestions == nil && search.suggestionList == nil)
        search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "tea")]
        sim.type("t", in: search.searchBar)
        #expect(search.searchSuggestions == nil)
        search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
        search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "tea")]
        #expect(search.suggestionList == nil && search.searchSuggestions?.count == 1)
    }

    @Test(arguments: [
        (UISearchController.ScopeBarActivation.automatic, true, true),
        (.onSearchActivation, true, true), (.onTextEntry, false, true), (.manual, false, false),
    ])
    func `scopes are shown as the activation says, and go with the search`(
        activation: UISearchController.ScopeBarActivation, whenActive: Bool, withText: Bool
    ) throws {
        try launch()
        search.searchBar.scopeButtonTitles = ["all", "new"]
        search.scopeBarActivation = activation
        search.isActive = true
        try sim.settle()
        #expect(search.searchBar.showsScopeBar == whenActive)
        sim.type("t", in: search.searchBar)
        #expect(search.searchBar.showsScopeBar == withText)
        search.isActive = false
        try sim.settle()
        #expect(!search.searchBar.showsScopeBar)
    }

    @Test func `an app that shows the scopes itself takes over, and one scope is none`() throws {
        try launch()
        search.searchBar.scopeButtonTitles = ["all"]
        search.isActive = true
        try sim.settle()
        #expect(!search.searchBar.showsScopeBar && search.automaticallyShowsScopeBar)
        search.searchBar.showsScopeBar = true
        #expect(search.scopeBarActivation == .manual && !search.automaticallyShowsScopeBar)
        search.isActive = false
        try sim.settle()
        #expect(search.searchBar.showsScopeBar)
    }
}
