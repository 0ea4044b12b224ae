import NeutralValues
import UIKit

public enum PDFDisplayMode: Int {
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

public enum PDFDisplayDirection: Int {
    case vertical, horizontal
}

public enum PDFDisplayBox: Int {
    case mediaBox, cropBox, bleedBox, trimBox, artBox
}

public enum PDFThumbnailLayoutMode: Int {
    case vertical, horizontal
}

extension Notification.Name {
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
    public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
    public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
    public static let PDFDocumentDidFindMatch = Notification.Name("PDFDocumentDidFindMatch")
    public static let PDFDocumentDidEndFind = Notification.Name("PDFDocumentDidEndFind")
}

public struct PDFAnnotationSubtype: Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

public struct PDFDocumentAttribute: Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
}

open class PDFAnnotation: NSObject {
    open var bounds: CGRect
    open var color = UIColor.yellow
    open var contents: String?
    open var url: URL?
    open weak var page: PDFPage?

    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
        withProperties properties: [AnyHashable: Any]?
    ) { self.bounds = bounds; super.init() }
}

open class PDFSelection: NSObject {
    open var string: String? { nil }
    open var color: UIColor?
    open var pages: [PDFPage] { [] }
    open func bounds(for page: PDFPage) -> CGRect { .zero }
    open func selectionsByLine() -> [PDFSelection] { [] }
}

open class PDFDestination: NSObject {
    public let page: PDFPage?
    public let point: CGPoint
    public init(page: PDFPage, at point: CGPoint) { self.page = page; self.point = point; super.init() }
}

open class PDFOutline: NSObject {
    open var label: String?
    open var destination: PDFDestination?
    open var numberOfChildren: Int { 0 }
    open func child(at index: Int) -> PDFOutline? { nil }
}

open class PDFPage: NSObject {
    open weak var document: PDFDocument?
    open var rotation = 0
    open var string: String? { nil }
    open var attributedString: NSAttributedString? { nil }
    open var label: String? { nil }
    open var numberOfCharacters: Int { 0 }
    open private(set) var annotations: [PDFAnnotation] = []
    public convenience init?(image: UIImage) { self.init() }
    open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }

    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotations.append(annotation)
        annotation.page = self
    }

    open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
    open func draw(with box: PDFDisplayBox, to context: CGContext) {}
}

@preconcurrency @MainActor public protocol PDFDocumentDelegate: AnyObject {
    func documentDidEndDocumentFind(_ notification: Notification)
    func didMatchString(_ instance: PDFSelection)
}

extension PDFDocumentDelegate {
    public func documentDidEndDocumentFind(_ notification: Notification) {}
    public func didMatchString(_ instance: PDFSelection) {}
}

open class PDFDocument: NSObject {
    open weak var delegate: (any PDFDocumentDelegate)?
    open private(set) var documentURL: URL?
    open var documentAttributes: [AnyHashable: Any]?
    private var data: Data?
    private var pages: [PDFPage] = []
    public override init() { super.init() }

    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
        documentURL = url
    }

    public convenience init?(data: Data) {
        guard data.starts(with: Array("%PDF".utf8)) else { return nil }
        self.init()
        self.data = data
    }

    open var pageCount: Int { pages.count }
    open var string: String? { nil }
    open var isEncrypted: Bool { false }
    open var isLocked: Bool { false }
    open var outlineRoot: PDFOutline?
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

    open func insert(_ page: PDFPage, at index: Int) {
        pages.insert(page, at: max(0, min(index, pages.count)))
        page.document = self
    }

    open func removePage(at index: Int) { if pages.indices.contains(index) { pages.remove(at: index) } }
    open func dataRepresentation() -> Data? { data }

    @discardableResult open func write(to url: URL) -> Bool {
        data.map { (try? $0.write(to: url)) != nil } ?? false
    }

    open func unlock(withPassword password: String) -> Bool { true }

    open func findString(_ string: String, withOptions options: NSString.CompareOptions = [])
        -> [PDFSelection]
    { notReal(); return [] }

    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
        notReal()
    }

    open func cancelFindString() { notReal() }
}
