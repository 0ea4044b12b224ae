import DocumentPages
import PageFace
import PageFlow
import UIKit

/// The trunk's last page. It presents the branch.
public final class VCN4: FlowPage {
    override var sentence: String { "The trunk's last page. It presents the branch." }

    override var buttons: [UIButton] {
        [
            UIButton("Present the branch") { [unowned self] in goSubNavigationVC(nil) },
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
            UIButton("Back to VCN1", .gray()) { [unowned self] in backToVCN1(nil) },
        ]
    }

    /// VCN4 -> VCN3.
    public func back(_ sender: Any?) {
        returnTo(VCN3.self, prepare: { $0.stringPara = "VCN4 to VCN3" })
    }

    /// VCN4 -> VCN1. The line is the same if the destination is the bottom page of the stack.
    public func backToVCN1(_ sender: Any?) {
        returnTo(VCN1.self, prepare: { $0.stringPara = "VCN4 to VCN1" })
    }

    /// VCN4 -> SubNavigationVC.VCN5.
    public func goSubNavigationVC(_ sender: Any?) {
        open(SubNavigationVC(stringPara: "VCN4 to VCN5"), by: .presented(.fullScreen))
    }
}
