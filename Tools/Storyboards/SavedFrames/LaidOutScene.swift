import InterfaceFiles
import UIKit

/// A scene of a file, laid out in a window of the saved size.
@MainActor
final class LaidOutScene {
    let root: InterfaceElement
    let file: InterfaceFile
    let loading: InterfaceLoading
    private let runtime: Runtime
    private let window: UIWindow
    private let page = UIViewController()
    private var host: CellHost?

    init(_ root: InterfaceElement, in file: InterfaceFile, wholePoints: Bool = false) {
        self.root = root
        self.file = file
        let size = root.canvasSize
        runtime = Runtime(system: file.canvasSystem, device: file.canvas(size))
        Runtime.current = runtime
        // A placeholder page of any class ignores the outlets of the file.
        runtime.diagnostics.recordsExceptions = true
        if let size = file.canvasTextSize {
            runtime.screen.setUserTraits { $0.preferredContentSizeCategory = size }
        }
        var present: [String: AnyObject] = [:]
        if let id = root.parent?.id, root.peek("key") == "view" { present[id] = page }
        loading = InterfaceLoading(file, .main, present: present)
        loading.standIns.images = file.canvasImages
        if wholePoints { loading.standIns.classes["label"] = WholePointLabel.self }
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        (loading.load([root]).first as? UIView).map(show)
        runtime.turn()
        if let cell = host?.cell { takeMargins(cell) }
    }

    private func show(_ view: UIView) {
        for case let indicator as UIActivityIndicatorView in views.compactMap({
            $0.id.flatMap(loading.object)
        }) {
            indicator.hidesWhenStopped = false
        }
        switch view {
        case let cell as UITableViewCell:
            host = CellHost(cell, of: root, in: window)
        case is UICollectionReusableView:
            page.view = UIView(frame: window.bounds)
            view.frame = window.bounds
            page.view.addSubview(view)
        default: showPage(view)
        }
        window.rootViewController = host?.page ?? page
        takeTraits()
        window.isHidden = false
    }

    /// Before iOS 11 the content of cells had the default margins of views.
    private func takeMargins(_ cell: UITableViewCell) {
        let content = root.children.first { $0.peek("key") == "contentView" }
        let hasOwn = content?.children.contains { $0.name == "edgeInsets" } == true
        guard file.toolsNumber < 13000, !hasOwn else { return }
        let side: CGFloat = cell.contentView.preservesSuperviewLayoutMargins ? 15 : 8
        cell.contentView.preservesSuperviewLayoutMargins = false
        cell.contentView.layoutMargins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
        runtime.turn()
    }

    private func showPage(_ view: UIView) {
        page.view = view
        page.additionalSafeAreaInsets = SavedSafeArea(self, view).insets
    }

    private func takeTraits() {
        let traits = file.canvasTraits
        (host?.page ?? page).traitOverrides.horizontalSizeClass = traits.horizontalSizeClass
        (host?.page ?? page).traitOverrides.verticalSizeClass = traits.verticalSizeClass
    }
}

extension InterfaceFile {
    /// The device of the file with a screen of this size and without safe areas, which the scene sets itself.
    fileprivate func canvas(_ size: CGSize) -> DeviceSpec {
        let device = deviceSpec
        return DeviceSpec(
            name: "Interface Builder", idiom: isForTablets ? .pad : .phone, size: size,
            scale: device?.scale ?? 1,
            uprightInsets: .zero, sidewaysInsets: .zero)
    }

    private var isForTablets: Bool { targetRuntime?.hasSuffix("iPad") == true || deviceSpec?.idiom == .pad }

    /// The size classes of the canvas: any width and height if the file names no device.
    @MainActor fileprivate var canvasTraits: UITraitCollection {
        guard let device = deviceSpec, root.child("device") != nil else {
            return isForTablets ? DeviceSpec.iPad9_7.traits(isUpright: true) : UITraitCollection()
        }
        return device.traits(isUpright: self.device?.orientation != "landscape")
    }
}

extension InterfaceFile {
    /// Images with the sizes that the file declares. Their content isn't used.
    @MainActor fileprivate var canvasImages: [String: UIImage] {
        resources.images.compactMapValues { image in
            guard !image.isSystemSymbol, let width = image.width, let height = image.height, width > 0,
                height > 0
            else { return nil }
            return UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
        }
    }

    /// The sizes that the app's own code gave to views, by ID.
    var designableSizes: [String: CGSize] {
        let elements = root.children.first { $0.name == "designables" }?.children ?? []
        let pairs = elements.compactMap { element in
            element.children.first { $0.peek("key") == "intrinsicContentSize" }.map {
                (element.peek("name") ?? "", CGSize(interface: $0))
            }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}

extension InterfaceElement {
    /// The size of the screen for a scene: that of the view, or of the list that contains the cell.
    fileprivate var canvasSize: CGSize {
        let list = sequence(first: self, next: \.parent).first { $0.name == "tableView" }
        guard name == "tableViewCell", let width = list?.savedFrame?.width else {
            return savedFrame?.size ?? .zero
        }
        return CGSize(width: width, height: (savedFrame?.height ?? 44) + 200)
    }

    /// The frame that Interface Builder saved; `nil` if it saved none.
    var savedFrame: CGRect? {
        children.first { $0.name == "rect" && $0.peek("key") == "frame" }.map { CGRect(interface: $0) }
    }
}

/// A label whose single line is measured in whole points.
final class WholePointLabel: UILabel {
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return numberOfLines == 1 ? CGSize(width: size.width, height: size.height.rounded(.up)) : size
    }
}

/// A table with one cell.
@MainActor
private final class CellHost: NSObject, UITableViewDataSource, UITableViewDelegate {
    let page = UIViewController()
    let cell: UITableViewCell
    private let height: CGFloat

    init(_ cell: UITableViewCell, of element: InterfaceElement, in window: UIWindow) {
        self.cell = cell
        height = element.savedFrame?.height ?? 44
        super.init()
        let list = sequence(first: element, next: \.parent).first { $0.name == "tableView" }
        let styles: [String: UITableView.Style] = ["grouped": .grouped, "insetGrouped": .insetGrouped]
        let style = list?.peek("style").flatMap { styles[$0] } ?? .plain
        let table = UITableView(frame: window.bounds, style: style)
        table.dataSource = self
        table.delegate = self
        page.view = table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
}
