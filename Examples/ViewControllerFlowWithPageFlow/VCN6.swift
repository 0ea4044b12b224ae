import PageFlow
import UIKit

/// The end of the branch's short arm. It presents VCM3.
public final class VCN6: FlowPage {
    /// VCN6 -> VCN5.
    public func back(_ sender: Any?) {
        returnTo(VCN5.self, prepare: { $0.stringPara = "VCN6 to VCN5" })
    }

    /// VCN6 -> VCM3.
    public func goVCM3(_ sender: Any?) {
        open(VCM3(stringPara: "VCN6 to VCM3"), by: .presented(.fullScreen))
    }

    /// VCN6 -> VCN4, over VCN5.
    public func backToVCN4(_ sender: Any?) {
        returnTo(VCN4.self, prepare: { $0.stringPara = "VCN6 to VCN4" })
    }
}
