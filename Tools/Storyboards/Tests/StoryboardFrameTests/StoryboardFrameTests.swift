import Foundation
import PageFlowTesting
import SavedFrames
import Testing

@testable import UIKitCore

/// The share of frames that agree with those saved by Interface Builder within half a point: of files of public projects, reduced to the
/// parts that affect their layout, and loaded like any file.
@MainActor @Suite(.onStage) struct StoryboardFrameTests {
    /// The views placed by constraints, in scenes that Interface Builder hasn't marked and that this project can measure, by element.
    /// Update the figures after an improvement too.
    private static let shares: [String: (agreeing: Int, all: Int)] = [
        "activityIndicatorView": (9, 9),
        "button": (267, 268),
        "collectionView": (11, 11),
        "containerView": (13, 13),
        "imageView": (72, 78),
        "label": (447, 479),
        "mapView": (4, 4),
        "mtkView": (1, 1),
        "navigationBar": (1, 1),
        "pickerView": (8, 8),
        "progressView": (9, 9),
        "scrollView": (24, 24),
        "searchBar": (2, 2),
        "segmentedControl": (23, 27),
        "slider": (14, 14),
        "stackView": (155, 167),
        "stepper": (15, 15),
        "switch": (56, 57),
        "tabBar": (2, 2),
        "tableView": (13, 13),
        "textField": (109, 110),
        "textView": (12, 13),
        "view": (229, 238),
        "visualEffectView": (2, 2),
    ]

    @Test func `views lie where Interface Builder has put them`() throws {
        let placed = try report().frames.filter(\.isPlaced)
        let found = Dictionary(grouping: placed.filter { $0.evidence == .layout }, by: \.kind)
            .mapValues { "\($0.count(where: \.agrees)) of \($0.count)" }
        #expect(found == Self.shares.mapValues { "\($0.agreeing) of \($0.all)" })
        // All except those that Interface Builder has marked, and those that can't be measured here, including frames older than their own
        // file.
        let withOld = placed.filter { $0.evidence != .marked }
        #expect("\(withOld.count(where: \.agrees)) of \(withOld.count)" == "1515 of 1614")
    }

    @Test func `at least 95 of 100 do`() {
        let (agreeing, all) = Self.shares.values.reduce((0, 0)) { ($0.0 + $1.agreeing, $0.1 + $1.all) }
        #expect(Double(agreeing) >= 0.95 * Double(all))
    }

    private func report() throws -> FrameReport {
        let folder = try #require(Bundle.module.url(forResource: "Scenes", withExtension: nil))
        let report = FrameReport(folder: folder.path)
        #expect(report.failures.isEmpty)
        return report
    }

    @Test func `the frames of a file are compared with those that Interface Builder saved`() {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent(
            "../../../../../Tests/StoryboardTests/Files")
        let frames = FrameReport(folder: folder.standardizedFileURL.path).frames.filter { $0.file == "Login" }
        #expect(frames.map(\.kind) == ["label", "button"])
        #expect(frames.allSatisfy { $0.agrees && $0.isPlaced && $0.evidence == .layout && $0.xcode == "15" })
    }
}
