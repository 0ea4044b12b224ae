import Simulator

// The item frames of a flow layout.
extension Scenario {
    static let flowFigures: [Scenario] =
        figures("geo-flow-item") { $0.measure(UICollectionViewFlowLayout().itemSize) }
        + figures("geo-flow-spacing") { stage in
            let layout = UICollectionViewFlowLayout()
            stage.measure("items", layout.minimumInteritemSpacing)
            stage.measure("lines", layout.minimumLineSpacing)
        }
        + figures("geo-flow-estimate") { $0.measure(UICollectionViewFlowLayout().estimatedItemSize) }
        + figures("list-flow-01") { stage in
            let frames = try flow(stage, Array(repeating: CGSize(width: 100, height: 50), count: 4))
            stage.measure("second", frames[1].minX)
            stage.measure("third", frames[2].minX)
        }
        + figures("list-flow-02") { stage in
            let frames = try flow(stage, [CGSize(width: 100, height: 50), CGSize(width: 100, height: 100)])
            stage.measure("y", frames[0].minY)
        }
        + figures("list-flow-03") { stage in
            let frames = try flow(stage, [250, 300, 100].map { CGSize(width: $0, height: 50) })
            for (name, frame) in zip(["first", "second", "third"], frames) { stage.measure(name, frame.minX) }
        }
        + figures("list-flow-04") { stage in
            let frames = try flow(stage, [50, 60, 50, 60, 50].map { CGSize(width: 100, height: $0) })
            stage.measure("fourth", frames[3].minX)
            stage.measure("fifth", frames[4].minX)
        }

    /// The frames of a flow layout's items with these sizes.
    private static func flow(_ stage: Stage, _ sizes: [CGSize]) throws -> [CGRect] {
        let delegate = GivenSizes(sizes)
        let scene = CollectionScene(stage, [sizes.count], UICollectionViewFlowLayout(), delegate: delegate)
        return try scene.showAsMade().frames
    }
}

// The item frames of a compositional layout.
extension Scenario {
    static let compositionalFigures: [Scenario] =
        figures("list-comp-01") { stage in
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .line, subitem: NSCollectionLayoutItem(layoutSize: .part(1)), count: 2)
            group.interItemSpacing = .fixed(10)
            let frames = try compose(stage, group).frames
            stage.measure("width", frames[0].width)
            stage.measure("second", frames[1].minX)
        }
        + figures("list-comp-02") { stage in
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .line, subitems: [NSCollectionLayoutItem(layoutSize: .part(0.2))])
            let frames = try compose(stage, group).frames
            stage.measure("width", frames[0].width)
            stage.measure("second", frames[1].minX)
        }

    static let orthogonalSections: [Scenario] = [
        .rule(
            EvidenceEntry(
                "list-comp-03",
                "A section that scrolls orthogonally",
                ios: "13+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior"
                ),
                notes: """
                    Quote: Setting any other value for this property makes the section lay out its
                    content orthogonally to the main layout axis.
                    """),
            statements: 2
        ) { stage in
            for behavior in [UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .continuous] {
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .line, subitems: [NSCollectionLayoutItem(layoutSize: .part(1))])
                let scene = try compose(stage, group) { section in
                    if behavior != .none { section.orthogonalScrollingBehavior = behavior }
                }
                let first = try scene.cell(0)
                if behavior == .none {
                    let frames = scene.frames
                    stage.state(
                        "the default is none: the section scrolls along with the rest",
                        frames[1].minY == frames[0].maxY && frames[1].minX == 0
                            && first.superview === scene.view,
                        "\(frames)")
                } else {
                    let place = scene.view.layoutAttributesForItem(at: .first(1))?.frame
                    stage.state(
                        "with any other its items lie along the other axis",
                        place?.minX == 375 && place?.minY == 0, "\(String(describing: place))")
                }
            }
        }
    ]

    private static func compose(
        _ stage: Stage, _ group: NSCollectionLayoutGroup,
        change: (NSCollectionLayoutSection) -> Void = { _ in }
    ) throws -> CollectionScene {
        let section = NSCollectionLayoutSection(group: group)
        change(section)
        return try CollectionScene(stage, [4], UICollectionViewCompositionalLayout(section: section))
            .showAsMade()
    }
}

extension CollectionScene {
    /// The frames of the first section's items, from their attributes.
    fileprivate var frames: [CGRect] {
        (0..<data.sections[0].count).map { view.layoutAttributesForItem(at: .first($0))?.frame ?? .null }
    }
}

extension NSCollectionLayoutSize {
    /// The width of the section, and a height of 50 points.
    fileprivate static var line: NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    }

    /// A fraction of the group's width, and its full height.
    fileprivate static func part(_ fraction: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1))
    }
}

/// A delegate that returns item sizes from an array.
@MainActor
private final class GivenSizes: NSObject, UICollectionViewDelegateFlowLayout {
    private let sizes: [CGSize]

    init(_ sizes: [CGSize]) { self.sizes = sizes }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
}
