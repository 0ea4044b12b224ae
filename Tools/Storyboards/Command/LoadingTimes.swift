import Foundation
import FoundationXML
import InterfaceFiles
import ProgramIO
import Simulator

/// The loading times of files, compared with the same parser's time for the same bytes.
@MainActor
struct LoadingTimes {
    private let rounds: Int

    init(rounds: Int) { self.rounds = rounds }

    /// The table for some files: the minimum times of all rounds, in milliseconds.
    func table(of paths: [String]) throws -> String {
        let head = "bare parse  reading  first  to the parse  again  views  file"
        var sums = Row()
        let rows = try paths.compactMap { path -> String? in
            guard let row = try measure(path) else { return nil }
            sums.add(row)
            return row.line(path)
        }
        return ([head] + rows + [sums.line("\(rows.count) files")]).joined(separator: "\n")
    }

    private struct Row {
        var (parse, reading, first, again) = (0.0, 0.0, 0.0, 0.0)
        var views = 0

        mutating func add(_ row: Row) {
            parse += row.parse
            reading += row.reading
            first += row.first
            again += row.again
            views += row.views
        }

        func line(_ name: String) -> String {
            String(
                format: "%10.3f %8.3f %6.3f %13.2f %6.3f %6d  ", parse, reading, first, first / parse, again,
                views) + name
        }
    }

    /// `nil` for a file without pages.
    private func measure(_ path: String) throws -> Row? {
        let data = try InputFile.data(of: URL(fileURLWithPath: path))
        let simulator = Simulator()
        simulator.recordsExceptions = true
        let loaded = try load(data, path)
        guard let views = loaded.make().map(\.viewCount) else { return nil }
        var row = Row()
        row.views = views
        let listener = Listener()
        row.parse = least {
            let parser = XMLParser(data: data)
            parser.delegate = listener
            return parser.parse()
        }
        row.reading = try leastOf { _ = try InterfaceFile.read(data, path: path) }
        row.first = try leastOf { _ = try load(data, path).make() }
        row.again = least { loaded.make() != nil }
        return row
    }

    /// A file after reading: its first page, or the objects of its nib, can be created.
    private struct Loaded {
        let make: () -> UIView?
    }

    private func load(_ data: Data, _ path: String) throws -> Loaded {
        let file = try InterfaceFile.read(data, path: path)
        guard file.kind == .storyboard else {
            let nib = UINib(file, in: .main)
            return Loaded { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first }
        }
        let storyboard = UIStoryboard(file, in: .main)
        let scenes = file.scenes.filter { !$0.isReference && $0.controller?.child(forKey: "view") != nil }
        let largest = scenes.max { $0.element.descendants.count < $1.element.descendants.count }
        return Loaded { largest.map { storyboard.makeController(of: $0).view } }
    }

    private func least(_ work: () -> Bool) -> Double {
        leastOf { _ = work() }
    }

    private func leastOf(_ work: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        var least = Duration.seconds(1_000)
        for _ in 0..<rounds { least = min(least, try clock.measure(work)) }
        return Double(least.components.attoseconds) / 1e15 + Double(least.components.seconds) * 1_000
    }
}

extension UIView {
    /// The number of views in this view's hierarchy.
    fileprivate var viewCount: Int { 1 + subviews.reduce(0) { $0 + $1.viewCount } }
}

/// Receives each element and each text, and does nothing: the minimum cost of the parser.
private final class Listener: NSObject, XMLParserDelegate {
    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {}

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {}

    func parser(_ parser: XMLParser, foundCharacters string: String) {}
}
