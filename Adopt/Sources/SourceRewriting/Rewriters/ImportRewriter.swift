import AdoptModel
import LinuxConditions
import SwiftSyntax

/// Rewrites imports: removes unsupported modules and those that UIKit or Foundation include, renames modules, and adds those that
/// Apple's frameworks export.
final class ImportRewriter: FileRewriter {
    /// A file without imports can use members of modules that other files import, and everything that the module's Objective-C
    /// header imports, including Foundation and UIKit.
    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        guard imported.isEmpty, let first = Self.firstItem(in: node.statements) else { return .visitChildren }
        let modules = index.hasObjectiveC ? ofObjectiveC : ImpliedFramework.membersUsed(by: words)
        guard !modules.isEmpty else { return .visitChildren }
        file.insert(modules.map { "import \($0); " }.joined(), before: first)
        file.note("import", at: first)
        return .visitChildren
    }

    private var ofObjectiveC: [String] {
        ModuleOfNames.all.filter { $0.names.contains(where: words.contains) }.map(\.module)
            + ImpliedFramework.used(by: words, importing: ["Foundation", "UIKit"])
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.path.first?.name.text else { return .skipChildren }
        let renamed = RenamedModule.names[first]
        if let kind = node.importKindSpecifier {
            guard renamed != nil || Self.isUIKitOrFoundation(first) else { return .skipChildren }
            // An import of a single declaration, `import struct ObjectiveC.Selector`: on Linux another module contains it, or
            // rewritten code needs more of the module.
            file.removeQuietly(kind)
        }
        let module = renamed ?? first
        let more = missing(beside: module)
        if module != first || node.path.count > 1 {
            // A stand-in has no submodules such as `os.log`.
            file.replace(node.path, with: ([module] + more).joined(separator: "; import "), "import")
            added.formUnion(more)
        } else {
            add(more, to: node)
        }
        return .skipChildren
    }

    /// The first compiled item, inside its conditions.
    private static func firstItem(in list: CodeBlockItemListSyntax) -> CodeBlockItemSyntax? {
        guard let item = list.first(where: { !isLeftOut($0) }) else { return nil }
        guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return item }
        return LinuxCondition.clauses(of: condition).first?.elements?.as(CodeBlockItemListSyntax.self)
            .flatMap(firstItem)
    }

    /// Whether an import isn't compiled.
    private static func isLeftOut(_ item: CodeBlockItemSyntax) -> Bool {
        guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return false }
        return LinuxCondition.clauses(of: condition).allSatisfy { clause in
            (clause.elements?.as(CodeBlockItemListSyntax.self) ?? []).allSatisfy {
                $0.item.is(ImportDeclSyntax.self)
            }
        }
    }

    private static func isUIKitOrFoundation(_ module: String) -> Bool {
        module == "Foundation" || module == "UIKit"
    }

    /// Whether the file imports Foundation, or a module that exists on Linux and exports it.
    private lazy var importsFoundation = (["Foundation", "UIKit"] + RenamedModule.foundations).contains(
        where: imports)

    private func imports(_ module: String) -> Bool { imported.contains(module) }

    /// The file's compiled imports, by their names on Apple's platforms and on Linux.
    private lazy var imported = {
        let imports = CompiledImports(isOfPackage: file.isOfPackage)
        imports.walk(file.tree)
        return imports.modules.union(imports.modules.compactMap { RenamedModule.names[$0] })
    }()

    private func add(_ modules: [String], to node: ImportDeclSyntax) {
        guard !modules.isEmpty else { return }
        file.insert(modules.map { "; import " + $0 }.joined(), after: node.path)
        file.note("import", at: node)
        added.formUnion(modules)
    }

    private var added: Set<String> = []

    /// The modules that Foundation or UIKit export on a device, and that must be imported on Linux.
    private func missing(beside module: String) -> [String] {
        // On a device, a framework such as QuartzCore exports Foundation.
        let exportsFoundation = Self.isUIKitOrFoundation(module) || !importsFoundation
        let needed = ModuleOfNames.all.filter { other in
            exportsFoundation && (other.module != "Foundation" || !importsFoundation)
                && other.module != module
                && (other.names.contains(where: words.contains) || other.module == "UIKit" && namesUIKit)
        }.map(\.module)
        return (needed + ImpliedFramework.used(by: words, importing: [module])).filter {
            !added.contains($0) && !imports($0)
        }
    }

    /// Whether the file uses names with UIKit's prefix that the module doesn't declare.
    private lazy var namesUIKit = words.contains { word in
        ["UI", "NSDiffable", "NSCollectionLayout"].contains { prefix in
            word.hasPrefix(prefix) && word.dropFirst(prefix.count).first?.isUppercase == true
                && word.dropFirst(prefix.count + 1).first?.isLowercase == true
        } && index.type(named: word) == nil && !index.variables.contains(word)
    }

    /// The identifiers in the file.
    private lazy var words = Set(file.tree.tokens(viewMode: .sourceAccurate).map(\.text))
        // Both are replaced with `Selector`.
        .union(["#selector", "NSSelectorFromString"].contains(where: file.text.contains) ? ["Selector"] : [])
        // The file may not contain a matching word, because `@objcMembers` is elsewhere.
        .union(index.filesWithRows.contains(file.file) ? ["Outlets"] : [])
}

/// Names and the Linux modules that contain them.
struct ModuleOfNames {
    let module: String
    let names: [String]

    /// Whether a Foundation name is in the networking module on Linux.
    static func isOfNetworking(_ name: String) -> Bool {
        all.contains { $0.module == "FoundationNetworking" && $0.names.contains(name) }
    }

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
                "NSAttributedString", "NSError", "NSLock", "NSNumber", "NSObject", "NSRecursiveLock",
                "NSPredicate", "NSRange", "NSString",
                "Notification",
                "NotificationCenter", "NumberFormatter", "ProcessInfo", "Thread", "TimeInterval", "Timer",
                "URL",
                "URLComponents", "URLError", "UUID", "UserDefaults", "CGFloat", "CGPoint", "CGRect", "CGSize",
            ]),
        ModuleOfNames(
            module: "FoundationXML", names: ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement"]),
    ]
}
