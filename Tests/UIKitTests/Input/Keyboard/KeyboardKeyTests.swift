import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLooks

/// The positions of the onscreen keyboard's keys.
@MainActor
@Suite(.inTurn) struct KeyboardKeyTests {
    private func places(_ type: UIKeyboardType, _ device: DeviceSpec) -> [KeyboardPlaces.Place] {
        let screen = UIScreen(spec: device)
        let height = device.keyboardHeight(isUpright: true)
        let area = CGRect(x: 0, y: 100, width: screen.bounds.width, height: height.rows)
        return KeyboardPlaces(KeyboardRows(for: KeyboardTraits(type: type), on: screen), in: area, on: screen)
            .keys
    }

    @Test func `letters have an iPhone's size, and rows its distance`() throws {
        let keys = places(.default, .iPhoneX)
        let letters = Dictionary(
            uniqueKeysWithValues: keys.compactMap { place -> (String, CGRect)? in
                guard case .text(let text) = place.key.face, text.count == 1 else { return nil }
                return (text, place.frame)
            })
        #expect(letters.count == 26)
        #expect(letters.values.allSatisfy { abs($0.width - 31.5) < 0.01 && abs($0.height - 42) < 0.01 })
        let (q, w, a, z) = try (
            #require(letters["q"]), #require(letters["w"]), #require(letters["a"]), #require(letters["z"])
        )
        #expect(w.minX - q.maxX == 6 && a.minY - q.minY == 54 && z.minY - a.minY == 54)
        #expect(abs(a.midX - (q.midX + w.midX) / 2) < 0.01)
        let s = try #require(letters["s"])
        #expect(abs(z.midX - s.midX) < 0.01)
    }

    nonisolated private static let types: [UIKeyboardType] = [
        .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
        .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]

    @Test(
        arguments: types, [DeviceSpec.iPhone5s, .iPhone16, .iPhone16ProMax, .iPad9_7, .iPadPro13].map(\.name))
    func `keys fill the width and do not overlap`(type: UIKeyboardType, device: String) throws {
        let all = [DeviceSpec.iPhone5s, .iPhone16, .iPhone16ProMax, .iPad9_7, .iPadPro13]
        let spec = try #require(all.first { $0.name == device })
        let keys = places(type, spec)
        let rows = Dictionary(grouping: keys) { $0.frame.minY }
        #expect(rows.count == 4)
        for row in rows.values {
            #expect(abs((row.first?.frame.minX ?? 0) - 3) < 0.01)
            #expect(abs((row.last?.frame.maxX ?? 0) - (spec.size.width - 3)) < 0.01)
            for (one, next) in zip(row, row.dropFirst()) { #expect(one.frame.maxX < next.frame.minX) }
        }
        #expect(keys.allSatisfy { $0.frame.width > 0 || $0.key.face == .nothing })
    }
}
