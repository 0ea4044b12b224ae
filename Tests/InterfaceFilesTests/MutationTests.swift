import Foundation
import InterfaceFiles
import Testing

private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

/// Changes bytes as damage does: flips one, or deletes, duplicates or moves a span.
private func mutate(_ bytes: [UInt8], _ random: inout Seeded) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    var bytes = bytes
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let span = Array(bytes[start..<min(bytes.count, start + Int.random(in: 1...80, using: &random))])
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(start..<start + span.count)
    case 2: bytes.insert(contentsOf: span, at: start)
    case 3: bytes.insert(contentsOf: span, at: Int.random(in: 0...bytes.count, using: &random))
    default: bytes.removeSubrange(start...)
    }
    return bytes
}

@Test(arguments: [Samples.storyboard, Samples.nib])
func `A damaged file is read or rejected, and a read file can be traversed`(sample: String) {
    var random = Seeded(state: 20_26)
    var outcomes: Set<String> = []
    for _ in 0..<400 {
        let bytes = mutate(mutate(Array(sample.utf8), &random), &random)
        do throws(InterfaceFileError) {
            let file = try InterfaceFile.read(Data(bytes), path: "x")
            let parts = file.unread.count + file.scenes.count + file.flow.graph.svg.count
            outcomes.insert(parts > 0 ? "read" : "empty")
        } catch {
            outcomes.insert("refused")
        }
    }
    #expect(outcomes.isSuperset(of: ["read", "refused"]))
}
