import UIKit

public enum NEOnDemandRuleAction: Int {
    case connect = 1, disconnect, evaluateConnection, ignore
}

public enum NEOnDemandRuleInterfaceType: Int {
    case any = 0, wiFi = 2, cellular
}

open class NEOnDemandRule: NSObject {
    open var action: NEOnDemandRuleAction { .ignore }
    open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
    open var ssidMatch: [String]?
    open var dnsSearchDomainMatch: [String]?
    open var probeURL: URL?
}

open class NEOnDemandRuleConnect: NEOnDemandRule {
    open override var action: NEOnDemandRuleAction { .connect }
}

open class NEOnDemandRuleDisconnect: NEOnDemandRule {
    open override var action: NEOnDemandRuleAction { .disconnect }
}

open class NEOnDemandRuleIgnore: NEOnDemandRule {}
