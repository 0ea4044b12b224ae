import Testing

@testable import UIKitCore
@testable import UIKitLists

/// The item frames of a compositional layout, computed by hand.
@MainActor @Suite struct CompositionGeometryTests {
    private typealias Size = NSCollectionLayoutSize
    private typealias Item = NSCollectionLayoutItem
    private typealias Group = NSCollectionLayoutGroup

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> Size {
        Size(widthDimension: width, heightDimension: height)
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    /// A section in an area of 300 x 600 points.
    private func solve(
        _ section: NSCollectionLayoutSection, count: Int, sizes: [Int: CGSize] = [:]
    ) -> SolvedSection {
        let environment = LayoutEnvironment(CGSize(width: 300, height: 600), .zero, .current)
        return SolvedSection(
            section.spec(in: environment), count: count, axis: .vertical,
            container: CGSize(width: 300, height: 600), sizes: SectionSizes(items: sizes))
    }

    /// The frames of all items.
    private func frames(_ section: SolvedSection) -> [CGRect] {
        (0..<section.groupCount).flatMap { group in
            let origin = section.origin(ofGroup: group)
            return section.solved(group).elements.compactMap { element -> CGRect? in
                guard case .item = element.kind else { return nil }
                return element.frame.offsetBy(dx: origin.x, dy: origin.y)
            }
        }
    }

    @Test func `a row holds as many items as have room`() {
        let item = Item(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        let group = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        let solved = solve(section, count: 4)
        #expect(
            frames(solved) == [
                rect(0, 0, 100, 50), rect(100, 0, 100, 50), rect(200, 0, 100, 50), rect(0, 60, 100, 50),
            ])
        #expect(solved.length == 110)
    }

    @Test func `a counted group shares its room, insets and distances taken off`() {
        let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 2)
        group.interItemSpacing = .fixed(20)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 30)
        // 260 points between the insets, 120 for each item.
        let solved = solve(section, count: 2)
        #expect(frames(solved) == [rect(12, 6, 114, 36), rect(152, 6, 114, 36)])
        #expect(solved.length == 51)
    }

    @Test func `groups contain groups`() {
        let large = Item(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let small = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = Group.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
        let group = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
        let solved = solve(NSCollectionLayoutSection(group: group), count: 5)
        #expect(
            frames(solved) == [
                rect(0, 0, 150, 100), rect(150, 0, 150, 50), rect(150, 50, 150, 50), rect(0, 100, 150, 100),
                rect(150, 100, 150, 50),
            ])
        #expect(solved.groupCount == 2 && solved.groupOf(4) == 1)
    }

    @Test func `the remaining space goes into flexible spacing`() {
        let item = Item(layoutSize: size(.absolute(80), .absolute(40)))
        let group = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        group.interItemSpacing = .flexible(5)
        // Three items of 80 leave 60 for two gaps.
        #expect(
            frames(solve(NSCollectionLayoutSection(group: group), count: 3)) == [
                rect(0, 0, 80, 40), rect(110, 0, 80, 40), rect(220, 0, 80, 40),
            ])
        let centred = Item(layoutSize: size(.absolute(80), .absolute(20)))
        centred.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
        let one = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: centred, count: 1)
        #expect(frames(solve(NSCollectionLayoutSection(group: one), count: 1)) == [rect(110, 10, 80, 20)])
    }

    @Test func `an app places the items of a custom group`() {
        let group = Group.custom(layoutSize: size(.fractionalWidth(0.5), .absolute(100))) { environment in
            let size = environment.container.effectiveContentSize
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: size.width, height: 20)),
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: 10, y: 30, width: 20, height: size.height - 30), zIndex: 3),
            ]
        }
        let solved = solve(NSCollectionLayoutSection(group: group), count: 3)
        #expect(frames(solved) == [rect(0, 0, 150, 20), rect(10, 30, 20, 70), rect(0, 100, 150, 20)])
    }

    @Test func `estimated rows move when one is measured`() {
        let row = size(.fractionalWidth(1), .estimated(44))
        let group = Group.vertical(layoutSize: row, subitems: [Item(layoutSize: row)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        var solved = solve(section, count: 1000)
        #expect(solved.length == 49_994)
        #expect(solved.measure(2, CGSize(width: 300, height: 100)) == 56)
        #expect(solved.length == 50_050)
        #expect(solved.origin(ofGroup: 3).y == 206)
        #expect(solved.groups(in: rect(0, 150, 300, 60)) == 2..<4)
        #expect(frames(solved)[2] == rect(0, 100, 300, 100))
    }

    @Test func `items of estimated width fill lines by what they ask for`() {
        let item = Item(layoutSize: size(.estimated(100), .absolute(30)))
        let group = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        let widths: [CGFloat] = [150, 60, 90, 200, 40]
        let sizes = Dictionary(
            uniqueKeysWithValues: widths.enumerated().map { ($0, CGSize(width: $1, height: 30)) })
        #expect(
            frames(solve(section, count: 5, sizes: sizes)) == [
                rect(0, 0, 150, 30), rect(160, 0, 60, 30), rect(0, 30, 90, 30), rect(100, 30, 200, 30),
                rect(0, 60, 40, 30),
            ])
    }

    @Test func `headers stand before the insets, footers behind them`() {
        let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = Group.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 20)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(70), .absolute(20)), elementKind: "footer",
                alignment: .bottomTrailing),
        ]
        let solved = solve(section, count: 1)
        #expect(frames(solved) == [rect(10, 35, 270, 40)])
        #expect(solved.length == 101)
        #expect(solved.spec.boundary.map(solved.frame(of:)) == [rect(10, 0, 270, 30), rect(210, 81, 70, 20)])
    }

    @Test func `a badge is where its anchor point meets the item's`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = Item(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
        let group = Group.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        let elements = solve(NSCollectionLayoutSection(group: group), count: 1).solved(0).elements
        #expect(elements.map(\.frame) == [rect(0, 0, 300, 40), rect(290, -10, 20, 20)])
    }

    @Test func `a section that scrolls by itself is as high as a group, and has its width inside`() {
        let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = Group.horizontal(
            layoutSize: size(.absolute(120), .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 8, trailing: 16)
        let solved = solve(section, count: 20)
        #expect(solved.length == 92)
        #expect(solved.laneFrame == rect(0, 4, 300, 80))
        #expect(solved.laneContentSize == CGSize(width: 20 * 130 - 10 + 32, height: 80))
        #expect(frames(solved)[1] == rect(146, 4, 120, 80))
        #expect(solved.groups(in: rect(250, 0, 100, 100)) == 1..<3)
    }

    @Test(arguments: [
        (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 77, 0.0, 77),
        (.continuousGroupLeadingBoundary, 77, 0.0, 130), (.continuousGroupLeadingBoundary, 40, 0.0, 0),
        (.paging, 400, 0.0, 0), (.paging, 400, 1.0, 300), (.groupPaging, 900, 1.0, 130),
        (.groupPaging, 900, 0.0, 0), (.groupPagingCentered, 900, 1.0, 56),
    ])
    func `it comes to rest where its behavior says`(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ proposal: Int, _ speed: Double,
        _ end: Int
    ) {
        // Groups of 120 points every 130, the first at 16; the finger is lifted at 50.
        let stops = LaneStops(behavior: behavior, axis: .horizontal, step: 130, group: 120, start: 16)
        let stop = stops.stop(
            for: CGPoint(x: CGFloat(proposal), y: 0), velocity: CGPoint(x: speed, y: 0),
            from: CGPoint(x: 50, y: 0), in: CGSize(width: 300, height: 80))
        #expect(stop.x == CGFloat(end))
    }

    @Test func `sections follow each other with their distance, and only the visible ones are found`() {
        let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = Group.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        let solved = solve(NSCollectionLayoutSection(group: group), count: 100_000)
        let composition = Composition(
            [solved, solved], axis: .vertical, room: CGSize(width: 300, height: 600), insets: .zero,
            spacing: 7,
            boundary: [], boundarySizes: [:])
        #expect(composition.contentSize == CGSize(width: 300, height: 8_000_007))
        #expect(composition.origin(ofSection: 1).y == 4_000_007)
        #expect(composition.sections(in: rect(0, 3_999_990, 300, 5)) == 0..<1)
        #expect(solved.groups(in: rect(0, 400, 300, 600)) == 10..<26)
    }
}
