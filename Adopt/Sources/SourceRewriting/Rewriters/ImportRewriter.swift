import AdoptModel
import SwiftSyntax

/// Imports: what is part of UIKit or Foundation here, what Linux calls otherwise, and what it has no use for.
final class ImportRewriter: FileRewriter {
    /// The module that stands for another.
    private static let renamed = [
        "Darwin": "Glibc", "ObjectiveC": "Foundation", "CoreFoundation": "Foundation", "MachO": "Foundation",
    ]

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let parts = node.path.map(\.name.text)
        guard let module = parts.first else { return .skipChildren }
        if ["Foundation", "UIKit"].contains(module), parts.count > 1, node.importKindSpecifier == nil {
            let more = missing(beside: module)
            file.replace(node.path, with: ([module] + more).joined(separator: "; import "), "import")
            added.formUnion(more)
        } else if let other = Self.renamed[module], node.importKindSpecifier == nil {
            file.replace(node.path, with: other, "import")
        } else if parts.count > 1, node.importKindSpecifier == nil, !["Foundation", "UIKit"].contains(module)
        {
            // A part of a framework, `os.log`: a stand-in has no parts.
            file.replace(node.path, with: module, "import")
        } else if ["Foundation", "UIKit"].contains(module), node.importKindSpecifier == nil, parts.count == 1
        {
            add(missing(beside: module), to: node)
        } else if !importsFoundation {
            add(missing(beside: module), to: node)
        }
        return .skipChildren
    }

    /// A framework such as QuartzCore exports Foundation on a device.
    private lazy var importsFoundation = ["Foundation", "UIKit"].contains {
        file.text.contains("import " + $0)
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
            other.module != module && other.names.contains(where: words.contains)
        }.map(\.module)
        return (needed + ImpliedFramework.used(by: words, importing: [module])).filter {
            !added.contains($0) && !file.text.contains("import " + $0)
        }
    }

    /// The names in the file.
    private lazy var words = Set(file.tree.tokens(viewMode: .sourceAccurate).map(\.text))
}

/// Names with the module that has them on Linux.
private struct ModuleOfNames {
    let module: String
    let names: [String]

    static let all = [
        ModuleOfNames(
            module: "UIKit",
            names: [
                "Selector", "objc", "autoreleasepool", "CADisplayLink", "NSUserActivity",
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
                "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionDataTask",
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
            module: "FoundationXML", names: ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement"]),
    ]
}
