import SeededNumbers
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// The item frames of a flow layout, computed by hand.
@MainActor @Suite struct FlowGeometryTests {
    private func frames(_ section: FlowSection) -> [CGRect] { (0..<section.count).map(section.frame) }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func `items of one size stand in columns as wide apart as the line allows`() {
        var metrics = FlowMetrics(sizes: .uniform(CGSize(width: 100, height: 40), count: 5))
        metrics.inset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
        // 320 points between the insets: three items, and two gaps of 10.
        let section = FlowSection(metrics, axis: .vertical, room: 350)
        #expect(
            frames(section) == [
                rect(10, 5, 100, 40), rect(120, 5, 100, 40), rect(230, 5, 100, 40), rect(10, 55, 100, 40),
                rect(120, 55, 100, 40),
            ])
        #expect(section.length == 102)
    }

    @Test func `sizes that a delegate gives and that are all the same are one size`() {
        let size = CGSize(width: 70, height: 40)
        let metrics = FlowMetrics(lineSpacing: 4, itemSpacing: 4, sizes: FlowSizes([size, size, size, size]))
        // 20 points of 230 are left in each line of three.
        #expect(frames(FlowSection(metrics, axis: .vertical, room: 230)).map(\.minX) == [0, 80, 160, 0])
        #expect(FlowSizes([size, .zero]) == .varied([size, .zero]) && FlowSizes([]).count == 0)
    }

    @Test func `a single item in a line is centered`() {
        let metrics = FlowMetrics(sizes: .uniform(CGSize(width: 200, height: 40), count: 2))
        #expect(
            frames(FlowSection(metrics, axis: .vertical, room: 300)) == [
                rect(50, 0, 200, 40), rect(50, 50, 200, 40),
            ])
    }

    @Test func `items of several sizes fill their line, the last line keeps the least distances`() {
        let sizes = [(120, 20), (80, 40), (100, 30), (60, 10), (50, 10)].map {
            CGSize(width: $0.0, height: $0.1)
        }
        let metrics = FlowMetrics(lineSpacing: 6, itemSpacing: 10, sizes: .varied(sizes))
        // 120 + 10 + 80 leave 90 of 300: the third, with 110, begins a new line. The second line ends with the section.
        #expect(
            frames(FlowSection(metrics, axis: .vertical, room: 300)) == [
                rect(0, 10, 120, 20), rect(220, 0, 80, 40), rect(0, 46, 100, 30), rect(110, 56, 60, 10),
                rect(180, 56, 50, 10),
            ])
    }

    @Test func `across lines are columns`() {
        let metrics = FlowMetrics(
            lineSpacing: 4, itemSpacing: 0, sizes: .uniform(CGSize(width: 30, height: 50), count: 3))
        let section = FlowSection(metrics, axis: .horizontal, room: 100)
        #expect(frames(section) == [rect(0, 0, 30, 50), rect(0, 50, 30, 50), rect(34, 0, 30, 50)])
        #expect(section.length == 64)
    }

    @Test(arguments: [
        (0...39, 0..<3), (0...40, 0..<3), (41...49, 0..<0), (50...50, 3..<6), (20...60, 0..<6),
        (139...900, 6..<7),
        (-100...(-1), 0..<0),
    ])
    func `only lines that reach into a part are found`(_ span: ClosedRange<Int>, _ items: Range<Int>) {
        let metrics = FlowMetrics(sizes: .uniform(CGSize(width: 100, height: 40), count: 7))
        let section = FlowSection(metrics, axis: .vertical, room: 320)
        let found = section.items(in: CGFloat(span.lowerBound)...CGFloat(span.upperBound))
        let exact = found.filter {
            let frame = section.frame(of: $0)
            return frame.minY <= CGFloat(span.upperBound) && frame.maxY >= CGFloat(span.lowerBound)
        }
        #expect(exact == Array(items))
        #expect(found.count <= exact.count + 3)
    }

    @Test func `lines of several sizes are found as a look at each item finds them`() {
        var numbers = SeededNumbers(seed: 7)
        let sizes = (0..<200).map { _ in
            CGSize(
                width: CGFloat.random(in: 10...150, using: &numbers).rounded(),
                height: CGFloat.random(in: 10...80, using: &numbers).rounded())
        }
        let section = FlowSection(FlowMetrics(sizes: .varied(sizes)), axis: .vertical, room: 320)
        for _ in 0..<100 {
            let start = CGFloat.random(in: -50...section.length, using: &numbers)
            let end = start + .random(in: 0...300, using: &numbers)
            let found = section.items(in: start...end)
            for item in 0..<200 where !found.contains(item) {
                let frame = section.frame(of: item)
                #expect(frame.maxY < start || frame.minY > end)
            }
        }
    }

    @Test func `sections follow each other with headers, insets and footers`() {
        var metrics = FlowMetrics(sizes: .uniform(CGSize(width: 100, height: 40), count: 1))
        metrics.header = 30
        metrics.footer = 20
        metrics.inset = UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
        let geometry = FlowGeometry([metrics, metrics], axis: .vertical, room: 100)
        #expect(geometry.contentSize == CGSize(width: 100, height: 194))
        #expect(geometry.headerFrame(1) == rect(0, 97, 100, 30))
        #expect(geometry.frame(section: 1, item: 0) == rect(0, 130, 100, 40))
        #expect(geometry.footerFrame(1) == rect(0, 174, 100, 20))
        #expect(geometry.sections(in: rect(0, 98, 100, 10)) == 1..<2)
    }

    @Test(arguments: [(-10, 0), (0, 0), (50, 50), (120, 120), (160, 160), (180, 170), (500, 170)])
    func `a pinned header stays in its section`(_ top: Int, _ y: Int) {
        var metrics = FlowMetrics(sizes: .uniform(CGSize(width: 100, height: 170), count: 1))
        metrics.header = 30
        let geometry = FlowGeometry([metrics], axis: .vertical, room: 100)
        let header = geometry.pinnedHeader(
            rect(0, 0, 100, 30), 0, in: rect(0, CGFloat(top), 100, 400))
        #expect(header == rect(0, CGFloat(y), 100, 30))
    }
}
