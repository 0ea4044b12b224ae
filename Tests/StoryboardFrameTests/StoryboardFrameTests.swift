import Foundation
import PageFlowTesting
import Testing
import UIKit

/// How many of the frames that Interface Builder saved come out here within half a point, by the kind of view.
@MainActor @Suite(.onStage) struct StoryboardFrameTests {
    /// The views that constraints place, in scenes that Interface Builder has not marked and that this project can measure. A change
    /// for the better belongs here as well.
    private static let shares: [String: (agreeing: Int, all: Int)] = [
        "activityIndicatorView": (9, 9),
        "button": (259, 265),
        "collectionView": (11, 11),
        "containerView": (12, 12),
        "imageView": (69, 78),
        "label": (431, 483),
        "mapView": (4, 4),
        "mtkView": (1, 1),
        "navigationBar": (1, 1),
        "pickerView": (8, 8),
        "progressView": (9, 9),
        "scrollView": (25, 25),
        "searchBar": (2, 2),
        "segmentedControl": (24, 27),
        "slider": (14, 14),
        "stackView": (150, 168),
        "stepper": (15, 15),
        "switch": (55, 57),
        "tabBar": (2, 2),
        "tableView": (12, 12),
        "textField": (103, 110),
        "textView": (12, 14),
        "view": (221, 238),
        "visualEffectView": (3, 3),
    ]

    @Test func `views lie where Interface Builder has put them`() throws {
        let found = try counts().mapValues { "\($0.agreeing) of \($0.all)" }
        let expected = Self.shares.mapValues { "\($0.agreeing) of \($0.all)" }
        #expect(found == expected)
    }

    /// The count with the frames that are older than their own file as well: all but those that Interface Builder has marked, and those
    /// that cannot be measured here.
    @Test func `nine of ten views lie where Interface Builder has put them, old frames included`() throws {
        let frames = try documents().flatMap(\.scenes).flatMap { $0.compared() }.filter {
            $0.evidence != .none
        }
        #expect("\(frames.count(where: \.agrees)) of \(frames.count)" == "1473 of 1634")
        #expect(Double(frames.count(where: \.agrees)) >= 0.9 * Double(frames.count))
    }

    private func counts() throws -> [String: (agreeing: Int, all: Int)] {
        var counts: [String: (agreeing: Int, all: Int)] = [:]
        for document in try documents() {
            for frame in document.scenes.flatMap({ $0.compared() }) where frame.evidence == .layout {
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
