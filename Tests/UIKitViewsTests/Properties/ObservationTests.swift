import Observation
import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitLists

@Observable private final class Model {
    var value = 0
    var other = 0
}

private enum Method: CaseIterable {
    case properties, layout, constraints, drawing, willLayout, didLayout, didLoad, contentUnavailable
}

/// Counts the calls of each method. One of them reads the model.
@MainActor private final class Journal {
    let model = Model()
    var reading: Method?
    var calls: [Method: Int] = [:]
    var displayRequests = 0

    func note(_ method: Method) {
        calls[method, default: 0] += 1
        if method == reading { _ = model.value }
    }

    func count(_ method: Method, during change: () -> Void) -> Int {
        calls = [:]
        change()
        return calls[method] ?? 0
    }
}

private final class Box: UIView {
    let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    required init?(coder: NSCoder) { nil }

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateProperties() {
        super.updateProperties()
        journal.note(.properties)
    }

    override func updateConstraints() {
        journal.note(.constraints)
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        journal.note(.layout)
    }

    override func draw(_ rect: CGRect) { journal.note(.drawing) }

    override func setNeedsDisplay() {
        super.setNeedsDisplay()
        journal.displayRequests += 1
    }
}

private final class Page: UIViewController {
    let journal: Journal
    let box: Box

    /// - Parameter isReading: Whether the page's methods are counted, rather than those of its box.
    init(_ journal: Journal, isReading: Bool) {
        self.journal = isReading ? journal : Journal()
        box = Box(isReading ? Journal() : journal)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        journal.note(.didLoad)
    }

    override func updateProperties() {
        super.updateProperties()
        journal.note(.properties)
    }

    override func updateViewConstraints() {
        journal.note(.constraints)
        super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() { journal.note(.willLayout) }
    override func viewDidLayoutSubviews() { journal.note(.didLayout) }

    override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
    ) {
        journal.note(.contentUnavailable)
    }
}

private final class Cell: UICollectionViewCell {
    let model: Model
    var updates: [Int] = []

    init(_ model: Model) {
        self.model = model
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    }

    required init?(coder: NSCoder) { nil }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updates.append(model.value)
    }
}

@MainActor @Suite(.inTurn) struct ObservationTests {
    private func shownPage(reading method: Method, ofPage: Bool, in app: ShownApp) -> Page {
        let journal = Journal()
        journal.reading = method
        let page = Page(journal, isReading: ofPage)
        app.show(page)
        return page
    }

    private func changes(_ model: Model, in app: ShownApp) -> () -> Void {
        {
            model.value += 1
            app.settle()
        }
    }

    @Test(arguments: [Method.properties, .layout, .constraints])
    private func `a view's method is repeated when a property changes that it has read`(_ method: Method) {
        let app = ShownApp(system: .iOS(26))
        let journal = shownPage(reading: method, ofPage: false, in: app).box.journal
        #expect(journal.count(method, during: changes(journal.model, in: app)) == 1)
        #expect(journal.count(method, during: changes(journal.model, in: app)) == 1)
        let others = journal.count(method) {
            journal.model.other += 1
            app.settle()
        }
        #expect(others == 0)
    }

    @Test func `a change of a property that a drawing has read requests a display`() {
        let app = ShownApp(system: .iOS(26))
        let page = shownPage(reading: .drawing, ofPage: false, in: app)
        let journal = page.box.journal
        let draw = {
            _ = UIGraphicsImageRenderer(size: page.view.bounds.size).image { _ in
                page.view.drawHierarchy(in: page.view.bounds, afterScreenUpdates: false)
            }
        }
        #expect(journal.count(.drawing, during: draw) > 0)
        journal.displayRequests = 0
        journal.model.value += 1
        #expect(journal.displayRequests == 1)
        #expect(journal.count(.layout, during: app.settle) == 0)
    }

    @Test(arguments: [Method.properties, .constraints, .willLayout, .didLayout, .contentUnavailable])
    private func `a page's method is repeated when a property changes that it has read`(_ method: Method) {
        let app = ShownApp(system: .iOS(26))
        let journal = shownPage(reading: method, ofPage: true, in: app).journal
        #expect(journal.count(method, during: changes(journal.model, in: app)) == 1)
        #expect(journal.count(method, during: changes(journal.model, in: app)) == 1)
    }

    @Test func `viewDidLoad isn't tracked`() {
        let app = ShownApp(system: .iOS(26))
        let journal = shownPage(reading: .didLoad, ofPage: true, in: app).journal
        journal.calls = [:]
        changes(journal.model, in: app)()
        #expect(journal.calls.isEmpty)
    }

    @Test func `a method that has stopped reading a property isn't repeated`() {
        let app = ShownApp(system: .iOS(26))
        let page = shownPage(reading: .layout, ofPage: false, in: app)
        let journal = page.box.journal
        journal.reading = nil
        page.box.setNeedsLayout()
        app.settle()
        #expect(journal.count(.layout, during: changes(journal.model, in: app)) == 0)
    }

    @Test func `a change within another update is part of its pass`() {
        let app = ShownApp(system: .iOS(26))
        let page = shownPage(reading: .properties, ofPage: false, in: app)
        let journal = page.box.journal
        journal.calls = [:]
        page.box.updatePropertiesIfNeeded()
        #expect(journal.calls.isEmpty)
        journal.model.value += 1
        journal.model.value += 1
        page.view.updatePropertiesIfNeeded()
        #expect(journal.calls == [.properties: 1])
        app.settle()
        #expect(journal.calls == [.properties: 1])
    }

    @Test func `configurations of buttons and cells follow a model`() {
        let app = ShownApp(system: .iOS(26))
        let (model, page) = (Model(), UIViewController())
        let (cell, button) = (Cell(model), UIButton(configuration: .plain()))
        var titles: [Int] = []
        button.configurationUpdateHandler = { _ in titles.append(model.value) }
        page.view.addSubview(cell)
        page.view.addSubview(button)
        app.show(page)
        (cell.updates, titles) = ([], [])
        model.value = 7
        app.settle()
        #expect(cell.updates == [7])
        #expect(titles == [7])
    }

    @Test(arguments: [(SystemVersion.iOS(18), false, 0), (.iOS(18), true, 1), (.iOS(17), true, 0)])
    func `before iOS 26, only an app with the key in its property list tracks properties, since iOS 18`(
        system: SystemVersion, hasKey: Bool, count: Int
    ) {
        let app = ShownApp(system: system)
        UIApplication.shared.info = AppInfo(["UIObservationTrackingEnabled": hasKey])
        let journal = shownPage(reading: .layout, ofPage: false, in: app).box.journal
        #expect(journal.count(.layout, during: changes(journal.model, in: app)) == count)
    }

    @Test func `only classes of the app that override a method are tracked`() {
        useFreshRuntime(system: .iOS(26))
        #expect(!AppMethod.viewLayout.isOverridden(by: UIView()))
        #expect(!AppMethod.viewLayout.isOverridden(by: UIButton()))
        #expect(!AppMethod.willLayout.isOverridden(by: UINavigationController()))
        let page = Page(Journal(), isReading: true)
        #expect(AppMethod.viewLayout.isOverridden(by: page.box))
        #expect(AppMethod.willLayout.isOverridden(by: page))
        #expect(!AppMethod.viewProperties.isOverridden(by: Cell(Model())))
    }
}
