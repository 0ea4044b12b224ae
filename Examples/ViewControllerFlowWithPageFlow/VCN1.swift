import DocumentPages
import PageFace
import PageFlow
import UIKit

/// The trunk's bottom page.
public final class VCN1: FlowPage {
    override var sentence: String { "The trunk's first page." }

    override var buttons: [UIButton] {
        [
            UIButton("Push VCN2") { [unowned self] in goVCN2(nil) },
            UIButton("Push VCN3") { [unowned self] in goVCN3(nil) },
        ]
    }

    /// VCN1 -> VCN2, a push: this page is in a stack.
    public func goVCN2(_ sender: Any?) {
        open(VCN2(stringPara: "VCN1 to VCN2"))
    }

    /// VCN1 -> VCN3.
    public func goVCN3(_ sender: Any?) {
        open(VCN3(stringPara: "VCN1 to VCN3"))
    }
}
