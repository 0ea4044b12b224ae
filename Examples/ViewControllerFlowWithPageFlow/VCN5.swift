import PageFlow
import UIKit

/// The branch's bottom page.
public final class VCN5: FlowPage {
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
