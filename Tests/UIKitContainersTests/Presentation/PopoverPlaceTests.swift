import Foundation
import Testing

@testable import UIKitCore

/// The position of a popover in an area of 400 by 600.
@Suite struct PopoverPlaceTests {
    private struct Case: CustomTestStringConvertible {
        let name: String
        var size = CGSize(width: 200, height: 100)
        let source: CGRect
        var pointing = UIPopoverArrowDirection.any
        var canOverlap = false
        let body: CGRect
        let arrow: UIPopoverArrowDirection
        let tip: CGPoint

        var testDescription: String { name }
    }

    private static let area = CGRect(x: 10, y: 10, width: 380, height: 580)
    private static let middle = CGRect(x: 180, y: 290, width: 40, height: 20)

    private static let cases = [
        Case(
            name: "beneath its source, if it may choose", source: middle,
            body: CGRect(x: 100, y: 323, width: 200, height: 100), arrow: .up, tip: CGPoint(x: 200, y: 310)),
        Case(
            name: "above a source at the bottom", source: CGRect(x: 180, y: 560, width: 40, height: 20),
            body: CGRect(x: 100, y: 447, width: 200, height: 100), arrow: .down, tip: CGPoint(x: 200, y: 560)),
        Case(
            name: "the first permitted way that fits",
            size: CGSize(width: 100, height: 560), source: middle, pointing: [.down, .left, .right],
            body: CGRect(x: 233, y: 20, width: 100, height: 560), arrow: .left, tip: CGPoint(x: 220, y: 300)),
        Case(
            name: "at the left, as it may point to the right alone",
            size: CGSize(width: 100, height: 100), source: middle, pointing: .right,
            body: CGRect(x: 67, y: 250, width: 100, height: 100), arrow: .right, tip: CGPoint(x: 180, y: 300)),
        Case(
            name: "within the area, with its arrow at the source",
            source: CGRect(x: 340, y: 100, width: 20, height: 20),
            body: CGRect(x: 190, y: 133, width: 200, height: 100), arrow: .up, tip: CGPoint(x: 350, y: 120)),
        Case(
            name: "the arrow stays clear of the round corner",
            source: CGRect(x: 380, y: 100, width: 20, height: 20),
            body: CGRect(x: 190, y: 133, width: 200, height: 100), arrow: .up, tip: CGPoint(x: 359, y: 120)),
        Case(
            name: "smaller where nothing fits", size: CGSize(width: 320, height: 480), source: middle,
            body: CGRect(x: 40, y: 323, width: 320, height: 267), arrow: .up, tip: CGPoint(x: 200, y: 310)),
        Case(
            name: "over its source rather than smaller, if it may", size: CGSize(width: 320, height: 480),
            source: middle, canOverlap: true,
            body: CGRect(x: 40, y: 60, width: 320, height: 480), arrow: [], tip: CGPoint(x: 200, y: 300)),
        Case(
            name: "in the middle of a source that leaves no room",
            source: CGRect(x: 0, y: 0, width: 400, height: 600),
            body: CGRect(x: 100, y: 250, width: 200, height: 100), arrow: [], tip: CGPoint(x: 200, y: 300)),
        Case(
            name: "over its source without an arrow, if none is permitted", source: middle, pointing: [],
            body: CGRect(x: 100, y: 250, width: 200, height: 100), arrow: [], tip: CGPoint(x: 200, y: 300)),
        Case(
            name: "never larger than the area", size: CGSize(width: 900, height: 900),
            source: CGRect(x: 0, y: 0, width: 400, height: 600), body: area, arrow: [],
            tip: CGPoint(x: 200, y: 300)),
    ]

    @Test(arguments: cases) private func `a popover stands`(_ example: Case) {
        let place = PopoverPlace(
            size: example.size, at: example.source, within: Self.area, pointing: example.pointing,
            canOverlap: example.canOverlap)
        #expect(place.body == example.body)
        #expect(place.arrow == example.arrow)
        #expect(place.tip == example.tip)
    }
}
