import Simulator
import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.inTurn) struct ListContentTests {
    private func configuration(
        _ kind: UIListContentConfiguration = .cell(), text: String? = "Title", secondary: String? = nil,
        image: UIImage? = nil
    ) -> UIListContentConfiguration {
        var configuration = kind
        configuration.text = text
        configuration.secondaryText = secondary
        configuration.image = image
        return configuration
    }

    /// The frames of the parts in a cell of 390 points with margins of 20.
    private func frames(_ configuration: UIListContentConfiguration, height: CGFloat = 60) -> [CGRect] {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: height))
        cell.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 30, leading: 20, bottom: 30, trailing: 20)
        let view = UIListContentView(configuration: configuration)
        view.frame = cell.bounds
        cell.addSubview(view)
        view.layoutIfNeeded()
        return view.subviews.map(\.frame)
    }

    @Test func `a row's text is in the middle, within the margins of the cell at the sides`() throws {
        let text = try #require(frames(configuration()).first)
        #expect(text.minX == 20)
        #expect(text.maxX == 370)
        #expect(abs(text.midY - 30) < 0.01)
    }

    /// The margin at an edge is applied once: next to an accessory, the content has its own.
    @Test(arguments: [(UITableViewCell.AccessoryType.none, 16), (.disclosureIndicator, 8)])
    func `a value in a table keeps to the margin of its cell, or to its own beside an accessory`(
        accessory: UITableViewCell.AccessoryType, margin: CGFloat
    ) throws {
        let app = TableApp([["A"]])
        let cell = try #require(app.table.cellForRow(at: [0, 0]))
        cell.contentConfiguration = configuration(.valueCell(), secondary: "Value")
        cell.accessoryType = accessory
        app.sim.turn()
        let value = try #require(cell.contentView.subviews.last)
        #expect(cell.contentView.bounds.width - value.frame.maxX == margin)
        #expect(cell.separatorInset.left == 16)
    }

    @Test func `a second line is 3 points below the first`() {
        let parts = frames(configuration(.subtitleCell(), secondary: "Second"), height: 80)
        #expect(parts.count == 2)
        #expect(abs(parts[1].minY - parts[0].maxY - 3) < 0.01)
        #expect(parts[0].minX == parts[1].minX)
    }

    @Test func `a value is at the end of the line, and below the text if there is no room`() {
        let beside = frames(configuration(.valueCell(), secondary: "Value"))
        #expect(beside[1].maxX == 370)
        #expect(abs(beside[0].midY - beside[1].midY) < 0.01)
        let long = String(repeating: "long ", count: 20)
        let below = frames(configuration(.valueCell(), text: long, secondary: long), height: 200)
        #expect(below[1].minY >= below[0].maxY)
    }

    @Test func `texts of rows with symbols of any width begin at one place`() {
        let starts = ["star", "person.3.fill", "circle"].map { name in
            frames(configuration(image: UIImage(systemName: name)))[1].minX
        }
        #expect(starts[0] == CGFloat(64))
        #expect(starts[0] == starts[2])
    }

    @Test func `the height follows the width`() {
        let view = UIListContentView(
            configuration: configuration(text: String(repeating: "word ", count: 30)))
        let wide = view.systemLayoutSizeFitting(
            CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let narrow = view.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide.width == 390)
        #expect(narrow.height > wide.height)
        #expect(view.intrinsicContentSize.width > 390)
    }

    @Test func `set values are kept, and other values follow the state`() {
        var cell = UICellConfigurationState(traitCollection: UITraitCollection())
        cell.isSelected = true
        var background = UIBackgroundConfiguration.listPlainCell()
        #expect(background.updated(for: cell).backgroundColor == .systemGray4)
        background.backgroundColor = .red
        #expect(background.updated(for: cell).backgroundColor == .red)
        background.backgroundColor = nil
        #expect(background.updated(for: cell).resolvedBackgroundColor(for: .green) == .green)
    }

    @Test func `a text with attributes and a plain one are one text`() {
        var content = configuration()
        content.attributedText = NSAttributedString(string: "A")
        #expect(content.text == "A")
        content.text = "B"
        #expect(content.attributedText == nil)
        #expect(content != configuration())
        #expect(configuration() == configuration())
    }

    @Test func `accessories stand in the system's order, and custom ones where they say`() {
        let view = UIView()
        let order = AccessoryOrder(
            [
                .reorder(), .disclosureIndicator(), .delete(), .multiselect(),
                .checkmark(displayed: .whenNotEditing),
                .customView(
                    configuration: .init(
                        customView: view,
                        placement: .trailing(at: UICellAccessory.Placement.position(before: .reorder())))),
            ], whileEditing: true)
        #expect(order.leading.map(\.accessoryType) == [.multiselect, .delete])
        #expect(order.trailing.map(\.accessoryType) == [.disclosureIndicator, .customView(view), .reorder])
        #expect(AccessoryOrder.repeatedType(in: [.checkmark(), .reorder(), .checkmark()]) == .checkmark)
    }
}
