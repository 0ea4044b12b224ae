import PageFlowTesting
import Simulator
import Testing

/// The names of elements for `tap`: visible texts, or else accessibility labels.
@MainActor @Suite(.onStage) struct NameTests {
    private func launched(_ views: UIView...) -> (Simulator, UIViewController) {
        let sim = Simulator(locale: Locale(identifier: "en_US"))
        let page = UIViewController()
        sim.launch(page)
        for view in views { page.view.addSubview(view) }
        return (sim, page)
    }

    @Test func `an icon button is tapped by its accessibility label`() {
        var taps = 0
        let button = UIButton(
            type: .system, primaryAction: UIAction(image: UIImage(systemName: "heart")) { _ in taps += 1 })
        button.frame = CGRect(x: 50, y: 100, width: 44, height: 44)
        button.accessibilityLabel = "Favorite"
        let (sim, _) = launched(button)
        #expect(sim.tap("Favorite") && taps == 1)
    }

    @Test func `a visible title comes before a label`() {
        var tapped: [String] = []
        func button(_ title: String, label: String?, y: CGFloat) -> UIButton {
            let button = UIButton(
                type: .system, primaryAction: UIAction(title: title) { _ in tapped.append(title) })
            button.frame = CGRect(x: 50, y: y, width: 100, height: 44)
            button.accessibilityLabel = label
            return button
        }
        let (sim, _) = launched(button("Save", label: nil, y: 100), button("Keep", label: "Save", y: 200))
        #expect(sim.tap("Save") && sim.tap("Keep") && tapped == ["Save", "Keep"])
    }

    @Test func `a segment with an image is tapped by its action's title`() {
        let control = UISegmentedControl(
            frame: CGRect(x: 50, y: 100, width: 200, height: 32),
            actions: ["List", "Grid"].map { UIAction(title: $0, image: UIImage(systemName: "star")) { _ in } }
        )
        let (sim, _) = launched(control)
        #expect(sim.tap("Grid") && control.selectedSegmentIndex == 1)
    }

    @Test func `a day of a date picker is tapped by its number or as it is spoken`() throws {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 200, width: 375, height: 330))
        picker.preferredDatePickerStyle = .inline
        picker.datePickerMode = .date
        picker.calendar = Calendar(identifier: .gregorian)
        let (sim, _) = launched(picker)
        picker.date = try #require(
            DateComponents(calendar: picker.calendar, year: 2026, month: 11, day: 2).date)
        try sim.settle()
        #expect(sim.tap("15") && picker.calendar.component(.day, from: picker.date) == 15)
        #expect(sim.tap("Tuesday, November 17") && picker.calendar.component(.day, from: picker.date) == 17)
        #expect(sim.tap("Next Month"))
    }

    @Test func `a part that a view draws is tapped by the label of its element`() {
        let chart = Chart(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        let (sim, _) = launched(chart)
        #expect(sim.tap("Second bar") && chart.touched?.x == 150)
    }

    @Test func `the preview of a context menu is tapped by the words on it`() throws {
        let row = Previewed(frame: CGRect(x: 50, y: 100, width: 200, height: 60))
        let label = UILabel(frame: row.bounds)
        label.text = "Letter"
        row.addSubview(label)
        let (sim, _) = launched(row)
        sim.longPress(row)
        try sim.settle()
        #expect(sim.tap("Letter"))
        try sim.settle()
        #expect(row.commits == 1)
    }

    @Test func `the page in a context menu is tapped by the words on it`() throws {
        let row = Previewed(frame: CGRect(x: 50, y: 100, width: 200, height: 60))
        row.page = {
            let page = UIViewController()
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
            label.text = "Whole letter"
            page.view.addSubview(label)
            return page
        }
        let (sim, _) = launched(row)
        sim.longPress(row)
        try sim.settle()
        #expect(sim.tap("Whole letter"))
        try sim.settle()
        #expect(row.commits == 1)
    }
}

private final class Chart: UIView {
    var touched: CGPoint?

    override var accessibilityElements: [Any]? {
        get {
            ["First bar", "Second bar"].enumerated().map { index, name in
                let element = UIAccessibilityElement(accessibilityContainer: self)
                element.accessibilityLabel = name
                element.accessibilityFrameInContainerSpace = CGRect(
                    x: index * 100, y: 0, width: 100, height: 100)
                return element
            }
        }
        set {}
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched = touches.first?.location(in: self)
    }
}

private final class Previewed: UIView, UIContextMenuInteractionDelegate {
    var commits = 0
    var page: (@MainActor () -> UIViewController)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(UIContextMenuInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: page) { _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in }])
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { commits += 1 }
}
