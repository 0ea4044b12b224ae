import Foundation

/// The imports that a bridging header, or the headers of a framework, add to every Swift file of a target.
struct BridgingHeader {
    /// The modules that the header and the project's own headers in it import, sorted by name.
    let modules: [String]
    /// The headers and the project's own headers in them, sorted by name.
    let headers: [URL]

    init(_ headers: [URL], among own: OwnHeaders) {
        var (found, read): (Set<String>, Set<String>) = ([], [])
        var waiting = headers
        while let next = waiting.popLast() {
            guard read.insert(next.standardizedFileURL.path).inserted,
                let data = try? Data(contentsOf: next)
            else { continue }
            let text = String(decoding: data, as: UTF8.self)
            for name in Self.quoted(in: text) { waiting += own.header(name).map { [$0] } ?? [] }
            for (module, name) in Self.imported(in: text) {
                if let header = name.flatMap(own.publicHeader) {
                    waiting.append(header)
                } else {
                    found.insert(module)
                }
            }
        }
        modules = found.sorted()
        self.headers = read.sorted().map { URL(fileURLWithPath: $0) }
    }

    /// `@import UIKit;`, `#import <UIKit/UIKit.h>`. A lowercase name is a folder of C headers.
    private static func imported(in text: String) -> [(module: String, header: String?)] {
        text.matches(
            of: /(?m)^\s*(?:@import\s+([A-Z]\w*)|#\s*(?:import|include)\s*<([A-Z]\w*)\b(?:[^>]*\/)?([^>\/]*))/
        ).map {
            (String($0.1 ?? $0.2 ?? ""), $0.3.map(String.init))
        }
    }

    /// `#import "Clock.h"`.
    private static func quoted(in text: String) -> [String] {
        text.matches(of: /(?m)^\s*#\s*(?:import|include)\s*"(?:[^"]*\/)?([^"\/]+)"/).map { String($0.1) }
    }
}

/// The headers in a project's folder by their names, which are read when a header names one.
final class OwnHeaders {
    private let folder: URL
    private lazy var all = Self.byName(FolderWalk.files(in: folder))
    private lazy var outsidePods = Self.byName(FolderWalk.files(in: folder, leavingOut: FolderWalk.isForeign))

    init(in folder: URL) { self.folder = folder }

    /// A header in quotation marks, which may be a pod's.
    func header(_ name: String) -> URL? { all[name] }

    /// A header of the project's own framework: `<Kit/Kit.h>`. A pod's is a module.
    func publicHeader(_ name: String) -> URL? { outsidePods[name] }

    private static func byName(_ files: [URL]) -> [String: URL] {
        let headers = files.filter { $0.pathExtension == "h" }
        return Dictionary(headers.map { ($0.lastPathComponent, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
