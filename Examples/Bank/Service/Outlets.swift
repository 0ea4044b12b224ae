#if !canImport(ObjectiveC)
    import UIKit

    extension AddressCodeViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .action("enterCode:", AddressCodeViewController.enterCode)
            ]
        }
    }

    extension AddressViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("fromPicker", \AddressViewController.fromPicker),
                .outlet("placeField", \AddressViewController.placeField),
                .outlet("postcodeField", \AddressViewController.postcodeField),
                .outlet("saveButton", \AddressViewController.saveButton),
                .outlet("streetField", \AddressViewController.streetField),
                .collection("fields", \AddressViewController.fields),
                .action("close:", AddressViewController.close),
                .action("save:", AddressViewController.save),
                .action("textChanged:", AddressViewController.textChanged),
            ]
        }
    }

    extension AnswerViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("answerLabel", \AnswerViewController.answerLabel),
                .outlet("questionLabel", \AnswerViewController.questionLabel),
                .outlet("thanksLabel", \AnswerViewController.thanksLabel),
                .collection("voteButtons", \AnswerViewController.voteButtons),
                .action("close:", AnswerViewController.close),
                .action("helped:", AnswerViewController.helped),
                .action("didNotHelp:", AnswerViewController.didNotHelp),
            ]
        }
    }

    extension AppointmentBookedViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("textLabel", \AppointmentBookedViewController.textLabel)
            ]
        }
    }

    extension AppointmentConfirmViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("bookButton", \AppointmentConfirmViewController.bookButton),
                .outlet("dayLabel", \AppointmentConfirmViewController.dayLabel),
                .outlet("monthLabel", \AppointmentConfirmViewController.monthLabel),
                .outlet("placeLabel", \AppointmentConfirmViewController.placeLabel),
                .outlet("timeLabel", \AppointmentConfirmViewController.timeLabel),
                .outlet("topicLabel", \AppointmentConfirmViewController.topicLabel),
                .action("close:", AppointmentConfirmViewController.close),
                .action("book:", AppointmentConfirmViewController.book),
            ]
        }
    }

    extension AppointmentContactViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("notesView", \AppointmentContactViewController.notesView),
                .outlet("phoneField", \AppointmentContactViewController.phoneField),
                .outlet("reminderSwitch", \AppointmentContactViewController.reminderSwitch),
                .outlet("wayControl", \AppointmentContactViewController.wayControl),
                .action("close:", AppointmentContactViewController.close),
                .action("wayChanged:", AppointmentContactViewController.wayChanged),
            ]
        }
    }

    extension AppointmentDayViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("continueButton", \AppointmentDayViewController.continueButton),
                .outlet("dayPicker", \AppointmentDayViewController.dayPicker),
                .collection("timeButtons", \AppointmentDayViewController.timeButtons),
                .action("close:", AppointmentDayViewController.close),
                .action("dayChanged:", AppointmentDayViewController.dayChanged),
                .action("timeTapped:", AppointmentDayViewController.timeTapped),
                .action("continueTapped:", AppointmentDayViewController.continueTapped),
            ]
        }
    }

    extension AppointmentTopicViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .action("close:", AppointmentTopicViewController.close)
            ]
        }
    }

    extension AppointmentsViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("tableView", \AppointmentsViewController.tableView),
                .action("close:", AppointmentsViewController.close),
            ]
        }
    }

    extension BranchCell: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("symbolView", \BranchCell.symbolView),
                .outlet("nameLabel", \BranchCell.nameLabel),
                .outlet("addressLabel", \BranchCell.addressLabel),
                .outlet("hoursLabel", \BranchCell.hoursLabel),
                .outlet("distanceLabel", \BranchCell.distanceLabel),
            ]
        }
    }

    extension BranchViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("addressLabel", \BranchViewController.addressLabel),
                .outlet("nameLabel", \BranchViewController.nameLabel),
                .outlet("starButton", \BranchViewController.starButton),
                .collection("hourLabels", \BranchViewController.hourLabels),
                .action("close:", BranchViewController.close),
                .action("starTapped:", BranchViewController.starTapped),
                .action("call:", BranchViewController.call),
                .action("showWay:", BranchViewController.showWay),
            ]
        }
    }

    extension BranchesViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("filterItem", \BranchesViewController.filterItem),
                .action("close:", BranchesViewController.close),
                .action("filterTapped:", BranchesViewController.filterTapped),
            ]
        }
    }

    extension CallBackViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("numberField", \CallBackViewController.numberField),
                .outlet("saveButton", \CallBackViewController.saveButton),
                .outlet("timeControl", \CallBackViewController.timeControl),
                .outlet("topicField", \CallBackViewController.topicField),
                .action("close:", CallBackViewController.close),
                .action("save:", CallBackViewController.save),
            ]
        }
    }

    extension CallViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("numberLabel", \CallViewController.numberLabel),
                .action("call:", CallViewController.call),
                .action("callBack:", CallViewController.callBack),
                .action("close:", CallViewController.close),
                .action("backgroundTapped:", CallViewController.backgroundTapped),
            ]
        }
    }

    extension CashMachinesViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("openSwitch", \CashMachinesViewController.openSwitch),
                .outlet("stepsSwitch", \CashMachinesViewController.stepsSwitch),
                .outlet("tableView", \CashMachinesViewController.tableView),
                .action("close:", CashMachinesViewController.close),
                .action("filterChanged:", CashMachinesViewController.filterChanged),
            ]
        }
    }

    extension ChangePasscodeViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("errorLabel", \ChangePasscodeViewController.errorLabel),
                .outlet("hiddenField", \ChangePasscodeViewController.hiddenField),
                .outlet("promptLabel", \ChangePasscodeViewController.promptLabel),
                .collection("dotViews", \ChangePasscodeViewController.dotViews),
                .action("close:", ChangePasscodeViewController.close),
                .action("codeChanged:", ChangePasscodeViewController.codeChanged),
            ]
        }
    }

    extension ComplaintCell: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("titleLabel", \ComplaintCell.titleLabel),
                .outlet("stateView", \ComplaintCell.stateView),
                .outlet("stateLabel", \ComplaintCell.stateLabel),
                .outlet("detailLabel", \ComplaintCell.detailLabel),
            ]
        }
    }

    extension ComplaintKindViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .collection("kindButtons", \ComplaintKindViewController.kindButtons),
                .action("close:", ComplaintKindViewController.close),
                .action("kindTapped:", ComplaintKindViewController.kindTapped),
            ]
        }
    }

    extension ComplaintSentViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("textLabel", \ComplaintSentViewController.textLabel)
            ]
        }
    }

    extension ComplaintViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("callSwitch", \ComplaintViewController.callSwitch),
                .outlet("dayPicker", \ComplaintViewController.dayPicker),
                .outlet("kindLabel", \ComplaintViewController.kindLabel),
                .outlet("moodLabel", \ComplaintViewController.moodLabel),
                .outlet("moodSlider", \ComplaintViewController.moodSlider),
                .outlet("phoneField", \ComplaintViewController.phoneField),
                .outlet("sendItem", \ComplaintViewController.sendItem),
                .outlet("textView", \ComplaintViewController.textView),
                .outlet("wishField", \ComplaintViewController.wishField),
                .action("close:", ComplaintViewController.close),
                .action("send:", ComplaintViewController.send),
                .action("moodChanged:", ComplaintViewController.moodChanged),
                .action("callChanged:", ComplaintViewController.callChanged),
            ]
        }
    }

    extension ComplaintsViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .action("close:", ComplaintsViewController.close)
            ]
        }
    }

    extension ConsentsViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("offersSwitch", \ConsentsViewController.offersSwitch),
                .outlet("partnersSwitch", \ConsentsViewController.partnersSwitch),
                .outlet("statisticsSwitch", \ConsentsViewController.statisticsSwitch),
                .action("close:", ConsentsViewController.close),
                .action("requestData:", ConsentsViewController.requestData),
                .action("save:", ConsentsViewController.save),
            ]
        }
    }

    extension ContactDataViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("errorLabel", \ContactDataViewController.errorLabel),
                .outlet("homeField", \ContactDataViewController.homeField),
                .outlet("mailField", \ContactDataViewController.mailField),
                .outlet("mobileField", \ContactDataViewController.mobileField),
                .outlet("paperlessSwitch", \ContactDataViewController.paperlessSwitch),
                .action("close:", ContactDataViewController.close),
                .action("save:", ContactDataViewController.save),
                .action("mailChanged:", ContactDataViewController.mailChanged),
            ]
        }
    }

    extension DeviceViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("addedLabel", \DeviceViewController.addedLabel),
                .outlet("approveSwitch", \DeviceViewController.approveSwitch),
                .outlet("nameLabel", \DeviceViewController.nameLabel),
                .outlet("placeLabel", \DeviceViewController.placeLabel),
                .outlet("removeButton", \DeviceViewController.removeButton),
                .outlet("symbolView", \DeviceViewController.symbolView),
                .outlet("systemLabel", \DeviceViewController.systemLabel),
                .outlet("usedLabel", \DeviceViewController.usedLabel),
                .action("close:", DeviceViewController.close),
                .action("approveChanged:", DeviceViewController.approveChanged),
                .action("remove:", DeviceViewController.remove),
            ]
        }
    }

    extension DevicesViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .action("close:", DevicesViewController.close)
            ]
        }
    }

    extension InboxViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("searchBar", \InboxViewController.searchBar),
                .outlet("tableView", \InboxViewController.tableView),
                .action("close:", InboxViewController.close),
            ]
        }
    }

    extension LanguageViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .action("close:", LanguageViewController.close)
            ]
        }
    }

    extension LeaveBankViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("leaveButton", \LeaveBankViewController.leaveButton),
                .action("close:", LeaveBankViewController.close),
                .action("closeAccounts:", LeaveBankViewController.closeAccounts),
            ]
        }
    }

    extension LoginsViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .action("close:", LoginsViewController.close)
            ]
        }
    }

    extension MessageCell: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("dotView", \MessageCell.dotView),
                .outlet("senderLabel", \MessageCell.senderLabel),
                .outlet("dateLabel", \MessageCell.dateLabel),
                .outlet("subjectLabel", \MessageCell.subjectLabel),
                .outlet("previewLabel", \MessageCell.previewLabel),
            ]
        }
    }

    extension MessageViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("attachmentButton", \MessageViewController.attachmentButton),
                .outlet("senderLabel", \MessageViewController.senderLabel),
                .outlet("subjectLabel", \MessageViewController.subjectLabel),
                .outlet("textView", \MessageViewController.textView),
                .action("close:", MessageViewController.close),
                .action("delete:", MessageViewController.delete),
                .action("openAttachment:", MessageViewController.openAttachment),
            ]
        }
    }

    extension NoticesViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("quietFromPicker", \NoticesViewController.quietFromPicker),
                .outlet("quietSwitch", \NoticesViewController.quietSwitch),
                .outlet("quietToPicker", \NoticesViewController.quietToPicker),
                .collection("noticeSwitches", \NoticesViewController.noticeSwitches),
                .collection("mailSwitches", \NoticesViewController.mailSwitches),
                .action("close:", NoticesViewController.close),
                .action("noticeChanged:", NoticesViewController.noticeChanged),
                .action("quietChanged:", NoticesViewController.quietChanged),
            ]
        }
    }

    extension ProfileViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("addressLabel", \ProfileViewController.addressLabel),
                .outlet("languageLabel", \ProfileViewController.languageLabel),
                .outlet("nameLabel", \ProfileViewController.nameLabel),
                .outlet("photoView", \ProfileViewController.photoView),
                .outlet("sinceLabel", \ProfileViewController.sinceLabel),
                .action("close:", ProfileViewController.close),
                .action("photoTapped:", ProfileViewController.photoTapped),
                .unwind("unwindToProfile:", ProfileViewController.unwindToProfile),
            ]
        }
    }

    extension QuestionsViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("searchBar", \QuestionsViewController.searchBar),
                .outlet("tableView", \QuestionsViewController.tableView),
                .action("close:", QuestionsViewController.close),
            ]
        }
    }

    extension SavedBranchesViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("editItem", \SavedBranchesViewController.editItem),
                .outlet("emptyView", \SavedBranchesViewController.emptyView),
                .outlet("tableView", \SavedBranchesViewController.tableView),
                .action("close:", SavedBranchesViewController.close),
                .action("editTapped:", SavedBranchesViewController.editTapped),
            ]
        }
    }

    extension SecurityViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("blockCell", \SecurityViewController.blockCell),
                .outlet("faceSwitch", \SecurityViewController.faceSwitch),
                .outlet("lockCell", \SecurityViewController.lockCell),
                .outlet("lockLabel", \SecurityViewController.lockLabel),
                .action("close:", SecurityViewController.close),
                .action("faceChanged:", SecurityViewController.faceChanged),
                .unwind("unwindToSecurity:", SecurityViewController.unwindToSecurity),
            ]
        }
    }

    extension ServiceViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("greetingLabel", \ServiceViewController.greetingLabel),
                .outlet("helpCell", \ServiceViewController.helpCell),
                .outlet("unreadLabel", \ServiceViewController.unreadLabel),
                .action("close:", ServiceViewController.close),
                .unwind("unwindToService:", ServiceViewController.unwindToService),
            ]
        }
    }

    extension TaxViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("amountLabel", \TaxViewController.amountLabel),
                .outlet("amountSlider", \TaxViewController.amountSlider),
                .outlet("numberField", \TaxViewController.numberField),
                .outlet("scopeControl", \TaxViewController.scopeControl),
                .outlet("usedLabel", \TaxViewController.usedLabel),
                .action("close:", TaxViewController.close),
                .action("save:", TaxViewController.save),
                .action("amountChanged:", TaxViewController.amountChanged),
                .action("scopeChanged:", TaxViewController.scopeChanged),
            ]
        }
    }

    extension TermsViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("chapterControl", \TermsViewController.chapterControl),
                .outlet("textView", \TermsViewController.textView),
                .action("close:", TermsViewController.close),
                .action("chapterChanged:", TermsViewController.chapterChanged),
            ]
        }
    }

    extension WriteMessageViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("attachButton", \WriteMessageViewController.attachButton),
                .outlet("recipientLabel", \WriteMessageViewController.recipientLabel),
                .outlet("sendItem", \WriteMessageViewController.sendItem),
                .outlet("subjectField", \WriteMessageViewController.subjectField),
                .outlet("textView", \WriteMessageViewController.textView),
                .action("textChanged:", WriteMessageViewController.textChanged),
                .action("attach:", WriteMessageViewController.attach),
                .action("cancel:", WriteMessageViewController.cancel),
                .action("send:", WriteMessageViewController.send),
            ]
        }
    }
#endif
