import Foundation
import StoryboardFrameForm

/// Reads the scenes of a storyboard or of a file with views: each controller's view, and each cell, which has its own layout.
public struct DocumentReader {
    private let root: Element
    private let source: String
    let images: [String: Element]
    let tools: Double

    /// Makes a reader of a document's topmost element. The source says where the file comes from.
    public init(_ root: Element, source: String) {
        self.root = root
        self.source = source
        let list = root.children.filter { $0.name == "resources" }.flatMap(\.children)
        images = Dictionary(
            list.filter { $0.name == "image" }.map { ($0["name"] ?? "", $0) },
            uniquingKeysWith: { one, _ in one })
        tools = root["toolsVersion"].flatMap { Double($0.split(separator: ".").first ?? "") } ?? 0
    }

    /// The document in the project's own form.
    public var document: SavedDocument {
        SavedDocument(source: source, scenes: pages + cells)
    }

    // MARK: Scenes

    private var pages: [SavedScene] {
        let controllers = root.all.compactMap { controller -> SavedScene? in
            guard let view = controller.child("view", key: "view") else { return nil }
            return scene(of: view, in: controller)
        }
        let objects = root.child("objects")?.children.filter { $0.name == "view" } ?? []
        return controllers + objects.compactMap { scene(of: $0, in: nil) }
    }

    private var cells: [SavedScene] {
        root.all.compactMap { element in
            switch element.name {
            case "tableViewCell":
                element.child("tableViewCellContentView").flatMap { scene(ofCell: $0, element) }
            case "collectionViewCell", "collectionReusableView": scene(of: element, in: nil)
            default: nil
            }
        }
    }

    private func scene(of view: Element, in controller: Element?) -> SavedScene? {
        let reader = SceneReader(self, root: view, controller: controller)
        guard var root = reader.view(view) else { return nil }
        root.isPlaced = nil
        root.isOfPage = controller == nil ? nil : true
        var device = device
        var area = defaultSafeArea(in: root.frame)
        if controller.map({ stackPages.contains($0.id) }) ?? false, root.frame[1] == 0 { area[0] += 44 }
        device.safeArea = reader.safeArea(of: root, device: area)
        return reader.scene(root, device)
    }

    private func scene(ofCell content: Element, _ cell: Element) -> SavedScene? {
        let reader = SceneReader(self, root: content, controller: nil)
        guard var root = reader.view(content), root.frame[2] > 0 else { return nil }
        reader.readConstraints(of: cell, as: content.id)
        root.isPlaced = nil
        let width = cell.child("rect").flatMap { $0.number("width") } ?? root.frame[2]
        if root.margins == nil {
            root.margins = margins(of: cell, besideAccessory: root.frame[2] < width, width)
        }
        return reader.scene(root, device)
    }

    /// A cell's content has the margins of the table; beside an accessory 8 points.
    private func margins(of cell: Element, besideAccessory: Bool, _ width: Double) -> [Double] {
        guard tools >= 13000 else { return [8, 8, 8, 8] }
        let isInset = tableStyles[cell.id] == "insetGrouped"
        let side: Double = (width >= 414 ? 20 : 16) + (isInset ? 4 : 0)
        return [11, side, 11, besideAccessory ? 8 : side]
    }

    private var tableStyles: [String: String] {
        var styles: [String: String] = [:]
        for table in root.all where table.name == "tableView" {
            for cell in table.all where cell.name == "tableViewCell" { styles[cell.id] = table["style"] }
        }
        return styles
    }

    /// The controllers that lie in a navigation controller: its root, and what is shown from there on.
    private var stackPages: Set<String> {
        let segues = root.all.filter { $0.name.hasSuffix("ontroller") }.flatMap { controller in
            controller.all.filter { $0.name == "segue" }.map { (from: controller, segue: $0) }
        }
        var pages: Set<String> = []
        for (from, segue) in segues
        where from.name == "navigationController" && from["navigationBarHidden"] != "YES" {
            if segue["relationship"] == "rootViewController" { pages.insert(segue["destination"] ?? "") }
        }
        var count = -1
        while count != pages.count {
            count = pages.count
            for (from, segue) in segues
            where pages.contains(from.id) && ["show", "push"].contains(segue["kind"]) {
                pages.insert(segue["destination"] ?? "")
            }
        }
        return pages
    }

    // MARK: The device

    private var deviceID: String? { root.child("device")?["id"] }

    private var device: SavedDevice {
        var device = SavedDevice(system: system, scale: scale, safeArea: [0, 0, 0, 0])
        if root["targetRuntime"]?.hasSuffix("iPad") ?? false || deviceID?.hasPrefix("ipad") ?? false {
            device.isTablet = true
        }
        if tools >= 18000, tools < 21000 { device.hasSmallText = true }
        return device
    }

    /// Files from before devices could be chosen were shown on screens with one pixel to a point.
    private var scale: Double {
        switch deviceID {
        case "retina5_5", "retina5_9", "retina6_5", "retina6_12", "retina6_3", "retina6_7": 3
        case nil: 1
        default: 2
        }
    }

    private var system: Int {
        switch tools {
        case ..<13000: 10
        case ..<15000: 12
        case ..<17000: 13
        case ..<19000: 14
        case ..<21000: 15
        case ..<22000: 16
        case ..<23000: 17
        case ..<24000: 18
        case ..<25000: 26
        default: 18
        }
    }

    private func defaultSafeArea(in frame: [Double]) -> [Double] {
        guard frame[1] == 0 else { return [0, 0, 0, 0] }
        // What is as high as no device is shown as a sheet.
        let isWhole = [480, 568, 667, 736, 812, 896, 852, 874, 768, 1024, 810, 1080].contains(frame[3])
        switch deviceID {
        case "retina5_9", "retina6_5", "retina6_1":
            return [isWhole ? (tools < 17000 ? 44 : 48) : 0, 0, 34, 0]
        case "retina6_12": return [isWhole ? 59 : 0, 0, 34, 0]
        case "retina6_3": return [isWhole ? 62 : 0, 0, 34, 0]
        default: return [isWhole ? 20 : 0, 0, 0, 0]
        }
    }
}
