import Foundation

/// The imports that a bridging header adds to every Swift file of a target.
struct BridgingHeader {
    /// The modules that the header and the project's own headers in it import, sorted by name.
    let modules: [String]
    /// The header and the project's own headers in it, sorted by name.
    let headers: [URL]

    /// - Parameter folder: The folder with the project's own headers.
    init(_ header: URL, in folder: URL) {
        var places: [String: URL]?
        var (found, read): (Set<String>, Set<String>) = ([], [])
        var waiting = [header]
        while let next = waiting.popLast() {
            guard read.insert(next.standardizedFileURL.path).inserted,
                let data = try? Data(contentsOf: next)
            else { continue }
            let text = String(decoding: data, as: UTF8.self)
            found.formUnion(Self.modules(in: text))
            let headers = Self.headers(in: text)
            if !headers.isEmpty, places == nil { places = Self.headersByName(in: folder) }
            waiting += headers.compactMap { places?[$0] }
        }
        modules = found.sorted()
        headers = read.sorted().map { URL(fileURLWithPath: $0) }
    }

    /// `@import UIKit;`, `#import <UIKit/UIKit.h>`. A lowercase name is a folder of C headers.
    private static func modules(in text: String) -> [String] {
        text.matches(of: /(?m)^\s*(?:@import\s+|#\s*(?:import|include)\s*<)([A-Z]\w*)\b/).map { String($0.1) }
    }

    /// `#import "Clock.h"`.
    private static func headers(in text: String) -> [String] {
        text.matches(of: /(?m)^\s*#\s*(?:import|include)\s*"(?:[^"]*\/)?([^"\/]+)"/).map { String($0.1) }
    }

    private static func headersByName(in folder: URL) -> [String: URL] {
        let headers = FolderWalk.files(in: folder).filter { $0.pathExtension == "h" }
        return Dictionary(headers.map { ($0.lastPathComponent, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
