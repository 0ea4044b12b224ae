import SeededNumbers
import Testing

@testable import CoreGraphics

/// Bytes that no image program wrote: the header readers return `nil` or a size, and read no bytes beyond the end.
@Suite struct HeaderModelTests {
    private static let files = [
        SampleFiles.png, SampleFiles.grayPNG, SampleFiles.indexedPNG, SampleFiles.turnedJPEG,
        SampleFiles.grayJPEG, Data(#"<svg width="3" height="4" viewBox="0 0 3 4">"#.utf8),
    ]

    private func check(_ bytes: Data) {
        for file in [ImageFile(bytes), ImageFile(svg: bytes)] {
            guard let file else { continue }
            #expect(file.width > 0 && file.height > 0 && (1...8).contains(file.orientation))
            if let turned = file.turned(to: 1) {
                #expect(turned.bytes.count == bytes.count)
            }
        }
    }

    @Test(arguments: files) func `every beginning of a file`(file: Data) {
        for count in 0...file.count { check(file.prefix(count)) }
        #expect(ImageFile(file.prefix(20)) == nil)
    }

    @Test(arguments: 0..<40) func `files with bytes changed, taken out and put in`(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        for _ in 0..<100 {
            var bytes = Self.files.randomElement(using: &numbers) ?? Data()
            for _ in 0..<Int.random(in: 1...6, using: &numbers) { change(&bytes, &numbers) }
            check(bytes)
        }
    }

    @Test(arguments: 0..<20) func `noise behind a true beginning`(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        for file in Self.files {
            let beginning = file.prefix(Int.random(in: 0...40, using: &numbers))
            let noise = (0..<200).map { _ in UInt8.random(in: 0...255, using: &numbers) }
            check(beginning + noise)
        }
    }

    private func change(_ bytes: inout Data, _ numbers: inout SeededNumbers) {
        guard let place = bytes.indices.randomElement(using: &numbers) else { return }
        let byte = [0, 1, 0x7F, 0xFF, UInt8.random(in: 0...255, using: &numbers)].randomElement(
            using: &numbers)
        switch Int.random(in: 0...2, using: &numbers) {
        case 0: bytes[place] = byte ?? 0
        case 1: bytes.remove(at: place)
        default: bytes.insert(byte ?? 0, at: place)
        }
    }
}
