/// The state that the elements of one file share.
final class InterfaceFileRecord {
    let path: String
    var faults: [InterfaceFault] = []
    var absences: [InterfaceAbsence] = []

    init(path: String) { self.path = path }
}
