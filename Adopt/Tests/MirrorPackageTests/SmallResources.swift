import AdoptModel
import Foundation

/// Resources of each kind in a folder of their own, with an app's classes, its uses of the names, and the required parts of UIKit
/// and of the library `Rswift`.
struct SmallResources {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "names-\(UUID().uuidString)")
    private(set) var target = SourceTarget(name: "App", module: "App", kind: .app)

    init() throws {
        for (path, text) in Self.texts { try write([UInt8](text.utf8), to: path) }
        let loose = try write([UInt8](Self.font), to: "light.ttf")
        let tops = Set(Self.texts.keys.map { $0.hasPrefix("A.xcassets") ? "A.xcassets" : $0 })
        target.resources = tops.sorted().map { folder.appendingPathComponent($0) } + [loose]
        target.resourceNames = .rswift
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    @discardableResult
    func write(_ bytes: [UInt8], to path: String) throws -> URL {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file
    }

    let classes = """
        import UIKit
        class Overview: UITableViewController {}
        final class Row: UITableViewCell {}
        private class Hidden: UIViewController {}
        """

    let uses = """
        import Rswift
        import UIKit
        typealias Texts = R.string.localizable
        func f(_ table: UITableView, _ segue: UIStoryboardSegue) {
            let image: UIImage? = R.image.settingsIcon()
            let first: UIImage? = R.image.menu.first(compatibleWith: nil)
            let jpeg: Rswift.ImageResource = R.image.gradientJpg
            let color: UIColor? = R.color.primaryBackground()
            let text: String = Texts.title() + Texts.welcomeWithName("Alice") + Texts.title(preferredLanguages: ["fr"])
            let key: String = Texts.title.key
            let rows: String = R.string.plurals.progress(completed: 4, total: 23)
            let font: UIFont? = R.font.acmeLight(size: 12)
            let file: URL? = R.file.seedDataJson()
            let path: String? = R.file.seedDataJson.path()
            let story: UIStoryboard = R.storyboard.main()
            let page: Overview? = R.storyboard.main.overview()
            let start: UINavigationController? = R.storyboard.main.instantiateInitialViewController()
            let again: UINavigationController? = R.storyboard.main.initialViewController()
            let name: String = R.storyboard.main.name + R.nib.row.name
            let row: Row? = R.nib.row(owner: nil)
            let same: Row? = R.nib.row.firstView(owner: nil)
            let nib: UINib = R.nib.row()
            table.register(R.nib.row)
            let cell: Row? = table.dequeue(R.reuseIdentifier.row)
            let way = R.segue.overview.open(segue: segue)
            let end: UIViewController? = way?.destination
            _ = (image, first, jpeg, color, text, key, rows, font, file, path, story, page, start, again)
            _ = (name, row, same, nib, cell, end, R.segue.overview.open.identifier)
        }
        """

    /// The compiler's messages about the files of a module; empty if it finds no error.
    func errors(of texts: [String: String]) throws -> String {
        for (name, text) in SmallModules.all {
            let file = try write([UInt8](text.utf8), to: "\(name).swift")
            let said = try compile(["-emit-module", "-module-name", name, file.path])
            guard said.isEmpty else { return said }
        }
        let files = try texts.map { try write([UInt8]($1.utf8), to: "App/\($0).swift").path }
        return try compile(["-typecheck", "-module-name", "App"] + files)
    }

    private func compile(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-parse-as-library", "-swift-version", "5", "-I", folder.path] + arguments
        process.currentDirectoryURL = folder
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let said = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: said, as: UTF8.self)
    }

    private static let texts = [
        "A.xcassets/settings-icon.imageset/Contents.json": "{}",
        "A.xcassets/menu/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
        "A.xcassets/menu/first.imageset/Contents.json": "{}",
        "A.xcassets/primary background.colorset/Contents.json": "{}",
        "gradient.jpg": "", "seed-data.json": "{}",
        "en.lproj/Localizable.strings": #""title" = "A"; "welcome.withName" = "Hello %@";"#,
        "de.lproj/Localizable.strings": #""title" = "A %@";"#,
        "en.lproj/Plurals.stringsdict": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>progress</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@completed@ of %#@total@</string>
        <key>completed</key><dict><key>NSStringFormatValueTypeKey</key><string>ld</string></dict>
        <key>total</key><dict><key>NSStringFormatValueTypeKey</key><string>d</string></dict>
        </dict></dict></plist>
        """,
        "Main.storyboard": """
        <document initialViewController="1"><scenes>
        <scene><objects><navigationController id="1"/></objects></scene>
        <scene><objects><tableViewController storyboardIdentifier="overview" id="2" customClass="Overview">
        <connections><segue destination="3" kind="show" identifier="open"/></connections>
        </tableViewController></objects></scene>
        <scene><objects><viewController storyboardIdentifier="name" id="3" customClass="Hidden"/></objects></scene>
        </scenes></document>
        """,
        "Row.xib": """
        <document><objects><placeholder placeholderIdentifier="IBFilesOwner"/>
        <tableViewCell reuseIdentifier="Row" customClass="Row"/></objects></document>
        """,
        "Welcome.xib": """
        <document><objects><view customClass="Welcome" customModule="Pages"/></objects></document>
        """,
    ]

    /// A font that contains only a naming table.
    static var font: Data {
        let name = Data("Acme-Light".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
        let header: [UInt8] = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
        let entry = [UInt8]("name".utf8) + [0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 38]
        let record: [UInt8] = [0, 0, 0, 1, 0, 18, 0, 3, 0, 1, 4, 9, 0, 6, 0, UInt8(name.count), 0, 0]
        return Data(header + entry + record) + name
    }
}
