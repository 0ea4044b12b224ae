import DocumentPages
import PageFace
import PageFlow
import UIKit

/// The branch's bottom page.
public final class VCN5: FlowPage {
    override var sentence: String { "The branch's first page, in a stack over the trunk." }

    override var buttons: [UIButton] {
        [
            UIButton("Push VCN6") { [unowned self] in goVCN6(nil) },
            UIButton("Push VCN7") { [unowned self] in goVCN7(nil) },
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
        ]
    }

    /// VCN5 -> VCN6.
    public func goVCN6(_ sender: Any?) {
        open(VCN6(stringPara: "VCN5 to VCN6"))
    }

    /// VCN5 -> VCN7.
    public func goVCN7(_ sender: Any?) {
        open(VCN7(stringPara: "VCN5 to VCN7"))
    }

    /// VCN5 -> VCN4: the whole branch leaves.
    public func back(_ sender: Any?) {
        returnTo(VCN4.self, prepare: { $0.stringPara = "VCN5 to VCN4" })
    }
}
