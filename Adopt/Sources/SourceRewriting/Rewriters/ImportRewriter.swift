import AdoptModel
import SwiftSyntax

/// Imports: what is part of UIKit or Foundation here, what Linux calls otherwise, and what it has no use for.
final class ImportRewriter: FileRewriter {
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.path.first?.name.text else { return .skipChildren }
        let renamed = RenamedModule.names[first]
        if let kind = node.importKindSpecifier {
            guard renamed != nil else { return .skipChildren }
            // One declaration of a module, `import struct ObjectiveC.Selector`: another one has it on Linux, and says where.
            file.removeQuietly(kind)
        }
        let module = renamed ?? first
        // A framework such as QuartzCore exports Foundation on a device.
        let more = Self.isUIKitOrFoundation(module) || !importsFoundation ? missing(beside: module) : []
        if module != first || node.path.count > 1 {
            // A stand-in has no parts, `os.log`.
            file.replace(node.path, with: ([module] + more).joined(separator: "; import "), "import")
            added.formUnion(more)
        } else {
            add(more, to: node)
        }
        return .skipChildren
    }

    private static func isUIKitOrFoundation(_ module: String) -> Bool {
        module == "Foundation" || module == "UIKit"
    }

    /// Whether the file imports Foundation, or what exports it and is there on Linux.
    private lazy var importsFoundation = (["Foundation", "UIKit"] + RenamedModule.foundations).contains(
        where: imports)

    private func imports(_ module: String) -> Bool {
        file.text.ranges(of: "import " + module).contains { range in
            // `import PhotosUI` is none of Photos.
            file.text[range.upperBound...].first.map { $0.isLetter || $0.isNumber || $0 == "_" } != true
        }
    }

    private func add(_ modules: [String], to node: ImportDeclSyntax) {
        guard !modules.isEmpty else { return }
        file.insert(modules.map { "; import " + $0 }.joined(), after: node.path)
        file.note("import", at: node)
        added.formUnion(modules)
    }

    private var added: Set<String> = []

    /// What is Foundation's or leaks from UIKit on a device, and has to be imported here.
    private func missing(beside module: String) -> [String] {
        let needed = ModuleOfNames.all.filter { other in
            (other.module != "Foundation" || !importsFoundation) && other.module != module
                && other.names.contains(where: words.contains)
        }.map(\.module)
        return (needed + ImpliedFramework.used(by: words, importing: [module])).filter {
            !added.contains($0) && !imports($0)
        }
    }

    /// The names in the file.
    private lazy var words = Set(file.tree.tokens(viewMode: .sourceAccurate).map(\.text))
        // What both become.
        .union(["#selector", "NSSelectorFromString"].contains(where: file.text.contains) ? ["Selector"] : [])
        // No word of the file may say so: `@objcMembers` stands at another place.
        .union(index.filesWithRows.contains(file.file) ? ["Outlets"] : [])
}

/// Names with the module that has them on Linux.
private struct ModuleOfNames {
    let module: String
    let names: [String]

    static let all = [
        ModuleOfNames(
            module: "UIKit",
            names: [
                "Selector", "Outlets", "objc", "autoreleasepool", "CADisplayLink", "NSUserActivity",
                "#available", "#unavailable",
                "NSHashTable", "NSMapTable", "objc_setAssociatedObject", "objc_getAssociatedObject", "CGPath",
                "CGColor",
                "UIViewController", "UIView", "UIImage", "UIColor", "UITableView", "UICollectionView",
                "UIApplication",
                "UIFont", "UIDevice", "UIScreen", "UIStoryboard", "UINavigationController",
            ]),
        ModuleOfNames(
            module: "FoundationNetworking",
            names: [
                "URLError", "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse",
                "URLSessionDataTask",
                "URLSessionTask",
                "URLSessionConfiguration", "URLSessionDelegate", "URLSessionDownloadTask",
                "URLSessionDownloadDelegate",
                "URLSessionDataDelegate", "URLCache", "URLCredential", "URLAuthenticationChallenge",
                "HTTPCookieStorage",
                "HTTPCookie", "URLProtocol", "NSMutableURLRequest", "URLSessionUploadTask",
                "URLSessionTaskDelegate",
                "URLProtectionSpace", "NSURLConnection", "NSURLRequest",
            ]),
        ModuleOfNames(
            module: "Foundation",
            names: [
                "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
                "DispatchQueue",
                "FileManager", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "JSONSerialization",
                "Locale",
                "NSAttributedString", "NSError", "NSObject", "NSPredicate", "NSRange", "NSString",
                "Notification",
                "NotificationCenter", "NumberFormatter", "ProcessInfo", "Thread", "TimeInterval", "Timer",
                "URL",
                "URLComponents", "URLError", "UUID", "UserDefaults", "CGFloat", "CGPoint", "CGRect", "CGSize",
            ]),
        ModuleOfNames(
            module: "FoundationXML", names: ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement"]),
    ]
}
