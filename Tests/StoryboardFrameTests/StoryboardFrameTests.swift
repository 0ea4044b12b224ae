import Foundation
import PageFlowTesting
import Testing
import UIKit

/// How many of the frames that Interface Builder saved come out here within half a point, by the kind of view.
@MainActor @Suite(.onStage) struct StoryboardFrameTests {
    /// The views that constraints place, in scenes that Interface Builder has not marked and that this project can measure. A change
    /// for the better belongs here as well.
    private static let shares: [String: (agreeing: Int, all: Int)] = [
        "activityIndicatorView": (8, 8),
        "button": (205, 222),
        "collectionView": (11, 11),
        "containerView": (7, 7),
        "imageView": (59, 68),
        "label": (313, 373),
        "mapView": (4, 4),
        "mtkView": (1, 1),
        "progressView": (8, 8),
        "scrollView": (17, 17),
        "segmentedControl": (20, 23),
        "slider": (14, 14),
        "stackView": (107, 121),
        "switch": (42, 44),
        "tableView": (7, 7),
        "textField": (72, 79),
        "view": (144, 158),
        "visualEffectView": (1, 1),
    ]

    @Test func `views lie where Interface Builder has put them`() throws {
        let found = try counts().mapValues { "\($0.agreeing) of \($0.all)" }
        let expected = Self.shares.mapValues { "\($0.agreeing) of \($0.all)" }
        #expect(found == expected)
    }

    private func counts() throws -> [String: (agreeing: Int, all: Int)] {
        var counts: [String: (agreeing: Int, all: Int)] = [:]
        for document in try documents() {
            for frame in document.scenes.flatMap({ $0.compared() }) where !frame.isExcluded {
                counts[frame.kind, default: (0, 0)].all += 1
                if frame.agrees { counts[frame.kind]?.agreeing += 1 }
            }
        }
        return counts
    }

    private func documents() throws -> [SavedDocument] {
        let folder = try #require(Bundle.module.url(forResource: "Scenes", withExtension: nil))
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "json" }.map {
            try JSONDecoder().decode(SavedDocument.self, from: Data(contentsOf: $0))
        }
    }
}
