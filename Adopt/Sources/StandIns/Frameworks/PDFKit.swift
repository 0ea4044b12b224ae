extension KnownFramework {
    static let pdfKit = KnownFramework(
        name: "PDFKit", prefixes: ["PDF"], imports: [],
        text: """
            enum PDFDisplayMode: Int { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
            enum PDFDisplayDirection: Int { case vertical, horizontal }
            enum PDFDisplayBox: Int { case mediaBox, cropBox, bleedBox, trimBox, artBox }
            enum PDFThumbnailLayoutMode: Int { case vertical, horizontal }
            extension Notification.Name {
                static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
                static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
                static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
                static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
                static let PDFDocumentDidFindMatch = Notification.Name("PDFDocumentDidFindMatch")
                static let PDFDocumentDidEndFind = Notification.Name("PDFDocumentDidEndFind")
            }
            struct PDFAnnotationSubtype: Hashable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
                static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
                static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
                static let link = PDFAnnotationSubtype(rawValue: "/Link")
                static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
                static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
            }
            struct PDFDocumentAttribute: Hashable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
                static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
                static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
            }
            class PDFAnnotation: NSObject {
                var bounds: CGRect
                var color = UIColor.yellow
                var contents: String?
                var url: URL?
                weak var page: PDFPage?
                init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?) { self.bounds = bounds; super.init() }
            }
            class PDFSelection: NSObject {
                var string: String? { nil }
                var color: UIColor?
                var pages: [PDFPage] { [] }
                func bounds(for page: PDFPage) -> CGRect { .zero }
                func selectionsByLine() -> [PDFSelection] { [] }
            }
            class PDFDestination: NSObject {
                let page: PDFPage?
                let point: CGPoint
                init(page: PDFPage, at point: CGPoint) { self.page = page; self.point = point; super.init() }
            }
            class PDFOutline: NSObject {
                var label: String?
                var destination: PDFDestination?
                var numberOfChildren: Int { 0 }
                func child(at index: Int) -> PDFOutline? { nil }
            }
            class PDFPage: NSObject {
                weak var document: PDFDocument?
                var rotation = 0
                var string: String? { nil }
                var attributedString: NSAttributedString? { nil }
                var label: String? { nil }
                var numberOfCharacters: Int { 0 }
                private(set) var annotations: [PDFAnnotation] = []
                convenience init?(image: UIImage) { self.init() }
                func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }
                func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation); annotation.page = self }
                func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
                func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
                func draw(with box: PDFDisplayBox, to context: CGContext) {}
            }
            @preconcurrency @MainActor protocol PDFDocumentDelegate: AnyObject {
                optional func documentDidEndDocumentFind(_ notification: Notification)
                optional func didMatchString(_ instance: PDFSelection)
            }
            class PDFDocument: NSObject {
                weak var delegate: (any PDFDocumentDelegate)?
                private(set) var documentURL: URL?
                var documentAttributes: [AnyHashable: Any]?
                private var data: Data?
                private var pages: [PDFPage] = []
                override init() { super.init() }
                convenience init?(url: URL) {
                    guard let data = try? Data(contentsOf: url) else { return nil }
                    self.init(data: data)
                    documentURL = url
                }
                convenience init?(data: Data) {
                    guard data.starts(with: Array("%PDF".utf8)) else { return nil }
                    self.init()
                    self.data = data
                }
                var pageCount: Int { pages.count }
                var string: String? { nil }
                var isEncrypted: Bool { false }
                var isLocked: Bool { false }
                var outlineRoot: PDFOutline?
                func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
                func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
                func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: max(0, min(index, pages.count))); page.document = self }
                func removePage(at index: Int) { if pages.indices.contains(index) { pages.remove(at: index) } }
                func dataRepresentation() -> Data? { data }
                @discardableResult func write(to url: URL) -> Bool { data.map { (try? $0.write(to: url)) != nil } ?? false }
                func unlock(withPassword password: String) -> Bool { true }
                func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection]
                func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = [])
                func cancelFindString()
            }
            @preconcurrency @MainActor protocol PDFViewDelegate: AnyObject {
                optional func pdfViewWillClick(onLink sender: PDFView, with url: URL)
                optional func pdfViewParentViewController() -> UIViewController
            }
            class PDFView: UIView {
                weak var delegate: (any PDFViewDelegate)?
                var document: PDFDocument? { didSet { notReal("PDFView.document") } }
                var displayMode = PDFDisplayMode.singlePageContinuous
                var displayDirection = PDFDisplayDirection.vertical
                var displaysPageBreaks = true
                var displaysAsBook = false
                var displayBox = PDFDisplayBox.cropBox
                var pageBreakMargins = UIEdgeInsets.zero
                var pageShadowsEnabled = true
                var autoScales = false
                var scaleFactor: CGFloat = 1
                var minScaleFactor: CGFloat = 0.25
                var maxScaleFactor: CGFloat = 5
                var scaleFactorForSizeToFit: CGFloat { 1 }
                var highlightedSelections: [PDFSelection]?
                var currentSelection: PDFSelection?
                var currentPage: PDFPage? { document?.page(at: 0) }
                var currentDestination: PDFDestination? { nil }
                var visiblePages: [PDFPage] { [] }
                var documentView: UIView? { nil }
                var canGoToNextPage: Bool { false }
                var canGoToPreviousPage: Bool { false }
                var canGoBack: Bool { false }
                var canGoForward: Bool { false }
                func go(to page: PDFPage)
                func go(to destination: PDFDestination)
                func go(to selection: PDFSelection)
                func goToFirstPage(_ sender: Any?)
                func goToLastPage(_ sender: Any?)
                func goToNextPage(_ sender: Any?)
                func goToPreviousPage(_ sender: Any?)
                func setCurrentSelection(_ selection: PDFSelection?, animate: Bool)
                func scrollSelectionToVisible(_ sender: Any?)
                func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil)
                func layoutDocumentView()
                func zoomIn(_ sender: Any?)
                func zoomOut(_ sender: Any?)
                func clearSelection()
                func page(for point: CGPoint, nearest: Bool) -> PDFPage?
            }
            class PDFThumbnailView: UIView {
                weak var pdfView: PDFView?
                var layoutMode = PDFThumbnailLayoutMode.vertical
                var thumbnailSize = CGSize(width: 44, height: 54)
            }
            """)
}
