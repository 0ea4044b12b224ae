import UIKit

@preconcurrency @MainActor public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}

open class VNDocumentCameraViewController: UIViewController {
    open class var isSupported: Bool { false }
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}

open class VNDocumentCameraScan: NSObject {
    override init() {}
    open var pageCount: Int { 0 }
    open var title: String { "" }
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
