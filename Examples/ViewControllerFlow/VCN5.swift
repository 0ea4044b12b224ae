import PageFace
import UIKit

/// The branch's bottom page.
public final class VCN5: FlowPage {
    override var sentence: String { "The branch's first page, in a stack over the trunk." }

    override var buttons: [UIButton] {
        [
            UIButton("Push VCN6") { [unowned self] in goVCN6(nil) },
            UIButton("Push VCN7") { [unowned self] in goVCN7(nil) },
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
            UIButton("Back, by delegate", .gray()) { [unowned self] in backByDelegate(nil) },
            UIButton("Back, by notification", .gray()) { [unowned self] in backByNotification(nil) },
        ]
    }

    /// VCN5 -> VCN6, a push.
    public func goVCN6(_ sender: Any?) {
        let vcn6 = VCN6()
        vcn6.stringPara = "VCN5 to VCN6"
        vcn6.delegate = self
        navigationController?.pushViewController(vcn6, animated: true)  // SubNavigationVC
    }

    /// VCN5 -> VCN7, a push.
    public func goVCN7(_ sender: Any?) {
        let vcn7 = VCN7()
        vcn7.stringPara = "VCN5 to VCN7"
        vcn7.delegate = self
        navigationController?.pushViewController(vcn7, animated: true)
    }

    /// VCN5 -> VCN4: the whole branch is dismissed.
    ///
    /// The article casts the page to VCN2 on the way to a VCN4; the preceding check tests for VCN4.
    public func back(_ sender: Any?) {
        dismissBranchToVCN4(parameter: "VCN5 to VCN4")
    }
}
