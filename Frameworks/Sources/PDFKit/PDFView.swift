import NeutralValues
import UIKit

@preconcurrency @MainActor public protocol PDFViewDelegate: AnyObject {
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    func pdfViewParentViewController() -> UIViewController
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
    public func pdfViewParentViewController() -> UIViewController { return UIViewController() }
}

open class PDFView: UIView {
    open weak var delegate: (any PDFViewDelegate)?
    open var document: PDFDocument? { didSet { notReal() } }
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displaysPageBreaks = true
    open var displaysAsBook = false
    open var displayBox = PDFDisplayBox.cropBox
    open var pageBreakMargins = UIEdgeInsets.zero
    open var pageShadowsEnabled = true
    open var autoScales = false
    open var scaleFactor: CGFloat = 1
    open var minScaleFactor: CGFloat = 0.25
    open var maxScaleFactor: CGFloat = 5
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var highlightedSelections: [PDFSelection]?
    open var currentSelection: PDFSelection?
    open var currentPage: PDFPage? { document?.page(at: 0) }
    open var currentDestination: PDFDestination? { nil }
    open var visiblePages: [PDFPage] { [] }
    open var documentView: UIView? { nil }
    open var canGoToNextPage: Bool { false }
    open var canGoToPreviousPage: Bool { false }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open func go(to page: PDFPage) { notReal() }
    open func go(to destination: PDFDestination) { notReal() }
    open func go(to selection: PDFSelection) { notReal() }
    open func goToFirstPage(_ sender: Any?) { notReal() }
    open func goToLastPage(_ sender: Any?) { notReal() }
    open func goToNextPage(_ sender: Any?) { notReal() }
    open func goToPreviousPage(_ sender: Any?) { notReal() }
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { notReal() }
    open func scrollSelectionToVisible(_ sender: Any?) { notReal() }

    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        notReal()
    }

    open func layoutDocumentView() { notReal() }
    open func zoomIn(_ sender: Any?) { notReal() }
    open func zoomOut(_ sender: Any?) { notReal() }
    open func clearSelection() { notReal() }
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { notReal(); return nil }
}

open class PDFThumbnailView: UIView {
    open weak var pdfView: PDFView?
    open var layoutMode = PDFThumbnailLayoutMode.vertical
    open var thumbnailSize = CGSize(width: 44, height: 54)
}
