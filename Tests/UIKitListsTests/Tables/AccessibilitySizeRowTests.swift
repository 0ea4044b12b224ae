import Simulator
import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Rows at the accessibility text sizes.
@MainActor @Suite(.inTurn) struct AccessibilitySizeRowTests {
    private let sim = Simulator(device: .iPhoneSE)

    /// The parts of a list content view in a cell of 390 points.
    private func frames(
        _ configuration: UIListContentConfiguration, at category: UIContentSizeCategory
    ) -> [CGRect] {
        let view = UIListContentView(configuration: configuration)
        let page = UIViewController()
        page.traitOverrides.preferredContentSizeCategory = category
        sim.launch(page)
        page.view.addSubview(view)
        view.frame = CGRect(origin: .zero, size: view.sizeThatFits(CGSize(width: 343, height: 0)))
        view.frame.size.width = 343
        view.layoutIfNeeded()
        return view.subviews.map(\.frame)
    }

    private func valueCell(image: UIImage? = nil) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration.valueCell()
        (configuration.text, configuration.secondaryText) = ("Text", "Value")
        configuration.image = image
        return configuration
    }

    @Test(arguments: [
        (UIContentSizeCategory.extraExtraExtraLarge, true), (.accessibilityMedium, false),
        (.accessibilityExtraExtraExtraLarge, false),
    ])
    func
        `a value stands beside its text up to the last ordinary size, and below it from the first accessibility size on`(
            category: UIContentSizeCategory, isBeside: Bool
        )
    {
        let parts = frames(valueCell(), at: category)
        #expect((parts[0].midY == parts[1].midY) == isBeside)
        #expect((parts[1].minY >= parts[0].maxY) == !isBeside)
    }

    @Test func `an image is above its texts, which have the whole width`() {
        let image = UIImage(systemName: "star")
        let beside = frames(valueCell(image: image), at: .large)
        let below = frames(valueCell(image: image), at: .accessibilityLarge)
        #expect(beside[0].maxX < beside[1].minX)
        #expect(below[0].maxY + 16 == below[1].minY)
        #expect(below[1].minX == 16 && below[1].maxX == 343 - 16)
        #expect(below[0].minX == 16)
    }

    @Test(arguments: [UITableViewCell.CellStyle.value1, .value2, .subtitle])
    func `the detail text of a cell's style is below its text, and both are within the row`(
        style: UITableViewCell.CellStyle
    ) throws {
        let app = TableApp([["A"]])
        app.sim.setTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = Array(repeating: "word", count: 20).joined(separator: " ")
        cell.detailTextLabel?.text = "Detail"
        app.table.addSubview(cell)
        cell.frame.size = cell.sizeThatFits(CGSize(width: 343, height: 0))
        cell.layoutIfNeeded()
        let (text, detail) = (
            try #require(cell.textLabel?.frame), try #require(cell.detailTextLabel?.frame)
        )
        #expect(text.minY >= 0 && detail.minY >= text.maxY && detail.maxY <= cell.bounds.height)
    }

    @Test func `the label of a cell's style has the lines that the app has set, else as many as it takes`()
        throws
    {
        let app = TableApp([["A"]])
        let cell = try #require(app.table.cellForRow(at: [0, 0]))
        #expect(cell.textLabel?.numberOfLines == 1)
        app.sim.setTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
        let large = try #require(app.table.cellForRow(at: [0, 0])?.textLabel)
        #expect(large.numberOfLines == 0)
        large.numberOfLines = 2
        #expect(large.numberOfLines == 2)
    }
}
