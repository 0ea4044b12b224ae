import DocumentPages
import PageFace
import PageFlow
import UIKit

/// The end of the branch's long arm.
public final class VCN8: FlowPage {
    override var sentence: String { "The end of the branch, two stacks from the beginning." }

    override var buttons: [UIButton] {
        [
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
            UIButton("Back to VCN5", .gray()) { [unowned self] in backToVCN5(nil) },
            UIButton("Back to VCN4", .gray()) { [unowned self] in backToVCN4(nil) },
            UIButton("Jump to VCN3", .gray()) { [unowned self] in jump(to: VCN3.self) },
        ]
    }

    /// VCN8 -> VCN7.
    public func back(_ sender: Any?) {
        returnTo(VCN7.self, prepare: { $0.stringPara = "VCN8 to VCN7" })
    }

    /// VCN8 -> VCN5, past VCN7.
    public func backToVCN5(_ sender: Any?) {
        returnTo(VCN5.self, prepare: { $0.stringPara = "VCN8 to VCN5" })
    }

    /// VCN8 -> VCN4, past VCN7 and VCN5.
    public func backToVCN4(_ sender: Any?) {
        returnTo(VCN4.self, prepare: { $0.stringPara = "VCN8 to VCN4" })
    }
}
